import { expect, test } from 'vitest'
import { byEmail, byPush, bySms, toldWorld } from '../testing/told-world.ts'

const { world, service, server, arrived, refused, work, pharmacySells, someoneTold } = await toldWorld()

const A_DAY = 24 * 60 + 1

/** The minute in which it is known that a message failed, and a day later. */
async function aDayLater() {
  world.clock.advance(2)
  await work()
  world.clock.advance(A_DAY)
  await work()
}

async function hoursLater() {
  for (let hour = 0; hour < 5; hour++) {
    world.clock.advance(60)
    await work()
  }
}

test('whose only device is gone when the message is sent goes on waiting, and is told once a device is there', async () => {
  const { accountId, ask, list, waits, subscribe } = await someoneTold(byPush)
  await ask(null)
  service.statuses.set(accountId, 410)
  await pharmacySells('10')
  expect(service.taken).toEqual([])
  expect(await list()).toMatchObject([{ packId: '1', foundAt: null, isUnreachable: true }])
  await aDayLater()
  expect(service.taken).toEqual([])
  expect(await list()).toMatchObject([{ foundAt: null, isUnreachable: true }])
  service.statuses.clear()
  await subscribe()
  await work()
  expect(service.taken).toHaveLength(1)
  expect(await waits()).toEqual([])
})

test('who was sent a push that no device showed is sent another one a day later, and one alone once it was shown', async () => {
  const { ask, list } = await someoneTold(byPush)
  await ask(null)
  await pharmacySells('10')
  expect(service.taken).toHaveLength(1)
  const isFound = async () => (await list()).map(({ foundAt }) => foundAt !== null)
  expect(await isFound()).toEqual([true])
  world.clock.advance(11)
  await work()
  expect(await list()).toMatchObject([{ foundAt: null, isUnreachable: true }])
  await aDayLater()
  expect(service.taken).toHaveLength(2)
  await server.notifications.receivePush(service.taken[1]?.shown.receipt ?? '')
  await hoursLater()
  expect(service.taken).toHaveLength(2)
  expect(await isFound()).toEqual([true])
})

test.each([
  ['e-mail', byEmail],
  ['SMS', bySms],
] as const)('whose %s was refused goes on waiting, and is told when it is taken', async (_way, chosen) => {
  const { ask, list, address, phone } = await someoneTold(chosen)
  await ask(null)
  for (const to of [address, phone]) refused.add(to)
  await pharmacySells('10')
  expect(await list()).toMatchObject([{ foundAt: null, isUnreachable: true }])
  refused.clear()
  await aDayLater()
  expect(arrived).toHaveLength(1)
  await hoursLater()
  expect(arrived).toHaveLength(1)
  expect(await list()).toMatchObject([{ foundAt: expect.any(String), isUnreachable: false }])
})

test('an SMS that was taken and not delivered leaves the wait, unless another channel is tried', async () => {
  const { ask, list } = await someoneTold(bySms)
  await ask(null)
  await pharmacySells('10')
  await world.db.updateTable('outbox').set({ failed_at: world.clock.now(), failure: 'undelivered' }).execute()
  // The next channel may be chosen just now.
  await work()
  expect(arrived).toHaveLength(1)
  await aDayLater()
  expect(arrived).toHaveLength(2)
  expect(await list()).toMatchObject([{ foundAt: expect.any(String) }])
})

test('what is gone when the day is over is not told, and the wait ends on the day that was said', async () => {
  const { ask, list, address } = await someoneTold(byEmail)
  const { expiresAt } = (await ask(1000)).json
  refused.add(address)
  await pharmacySells('10')
  world.clock.advance(2)
  await pharmacySells('10.01')
  refused.clear()
  await aDayLater()
  expect(arrived).toEqual([])
  expect(await list()).toMatchObject([{ expiresAt, foundAt: null, isUnreachable: false }])
})

test('who asks anew or waits no more is not brought back by a message that failed', async () => {
  const [one, other] = [await someoneTold(byEmail), await someoneTold(byEmail)]
  for (const { ask, address } of [one, other]) {
    await ask(null)
    refused.add(address)
  }
  await pharmacySells('10')
  expect((await one.ask(500)).status).toBe(200)
  expect((await other.stop()).status).toBe(204)
  await aDayLater()
  expect(await one.list()).toMatchObject([{ maxPrice: 500, foundAt: null, isUnreachable: false }])
  expect(await other.list()).toEqual([])
})

test('a message that the restored database may have sent before is not sent again', async () => {
  const { ask, list } = await someoneTold(bySms)
  await ask(null)
  await pharmacySells('10')
  await world.db
    .updateTable('outbox')
    .set({ sent_at: null, failed_at: world.clock.now(), failure: 'restored' })
    .execute()
  await hoursLater()
  expect(arrived).toHaveLength(1)
  expect(await list()).toMatchObject([{ foundAt: expect.any(String) }])
})

test('what was told is in the list for a day, also where the message goes out at its end in vain', async () => {
  const { ask, list, address } = await someoneTold(byEmail)
  await ask(null)
  await pharmacySells('10')
  world.clock.advance(24 * 60 + 1)
  await work()
  expect(await list()).toEqual([])
  // A gateway that was out of order for a day: the message expires with what was told.
  await ask(500)
  await pharmacySells('5')
  await world.db
    .updateTable('outbox')
    .set({ sent_at: null, next_attempt_at: world.clock.now() })
    .where('recipient', '=', address)
    .where('expires_at', '>', world.clock.now())
    .execute()
  world.clock.advance(24 * 60 + 1)
  await server.drugAlerts.work()
  await server.notifications.dispatch()
  await aDayLater()
  expect(arrived).toHaveLength(3)
})

test('who shows every push and whose receipts are all lost is told a day later, and then ever more seldom', async () => {
  const { ask, list } = await someoneTold(byPush)
  await ask(null)
  await pharmacySells('10')
  const days: number[] = []
  for (let day = 1; day < 90; day++) {
    const before = service.taken.length
    for (const minutes of [11, 11, 24 * 60 - 22]) {
      world.clock.advance(minutes)
      await work()
    }
    await pharmacySells('10')
    if (service.taken.length > before) days.push(day)
  }
  const pauses = days.slice(1).map((day, at) => day - (days[at] ?? 0))
  expect(pauses).toHaveLength(5)
  for (const [at, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(2 ** (at + 1))
  world.clock.advance(2 * 24 * 60)
  await work()
  expect(await list()).toEqual([])
})
