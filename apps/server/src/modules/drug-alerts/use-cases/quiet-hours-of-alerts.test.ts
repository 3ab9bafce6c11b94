import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BREST, waitingWorld } from '../testing/waiting-world.ts'

const { world, server, waiting, waitingForAll, brings, told } = await waitingWorld()

/** 23:30 in Minsk, and 08:05 of the next morning. */
const [NIGHT, MORNING] = ['2026-03-02T20:30:00Z', '2026-03-03T05:05:00Z']

test('who has quiet hours goes on waiting, and is told only of what is still there when they end', async () => {
  const { alerts } = await waiting(41)
  world.clock.set(NIGHT)
  await brings(41, 100, new Date(NIGHT))
  await server.work()
  expect([await told(), await alerts()]).toEqual([[], 1])
  await sql`delete from stock where pack_id = 41 and location_code = ${BREST}`.execute(world.db)
  world.clock.set(MORNING)
  await server.work()
  expect([await told(), await alerts()]).toEqual([[], 1])
  await brings(41, 100, new Date(MORNING))
  await server.work()
  expect(await told()).toHaveLength(1)
  expect(await alerts()).toBe(0)
})

test('in the quiet hours the list says what is there, and when it is told', async () => {
  const { bearer } = await waitingForAll([41, 21])
  const cheap = await waiting(41, { maxPrice: 99 })
  const toldAt = async (who: string) =>
    (await world.call('GET', '/api/v2/my/drug-alerts', { bearer: who })).json.map(
      (alert: { packId: string; toldAt: string | null }) => [alert.packId, alert.toldAt],
    )
  world.clock.set(NIGHT)
  await brings(41, 100, new Date(NIGHT))
  expect(new Map(await toldAt(bearer))).toEqual(
    new Map([
      ['41', '2026-03-03T05:00:00Z'],
      ['21', null],
    ]),
  )
  // It costs more than was said.
  expect(await toldAt(cheap.bearer)).toEqual([['41', null]])
  world.clock.set(MORNING)
  expect(new Map(await toldAt(bearer)).get('41')).toBeNull()
})

test('in the quiet hours the list keeps what was told already apart from what is there now', async () => {
  const many = [11, 12, 21, 31, 41]
  const { bearer } = await waitingForAll(many, { maxPrice: 100 })
  for (const packId of many) await brings(packId, 100, new Date(NIGHT))
  await server.work()
  await sql`delete from stock where pack_id in (12, 31) and location_code = ${BREST}`.execute(world.db)
  for (const packId of [12, 31]) {
    const body = { locationCode: BREST, maxPrice: packId === 12 ? 99 : 100 }
    await world.call('PUT', `/api/v2/my/drug-alerts/${packId}`, { bearer, body })
  }
  world.clock.set(NIGHT)
  for (const packId of [12, 31]) await brings(packId, 100, new Date(NIGHT))
  const { json } = await world.call('GET', '/api/v2/my/drug-alerts', { bearer })
  const said = json.map((alert: { packId: string; toldAt: string | null; foundAt: string | null }) => [
    alert.packId,
    [alert.toldAt, alert.foundAt !== null],
  ])
  expect(Object.fromEntries(said)).toEqual({
    ...{ '11': [null, true], '21': [null, true], '41': [null, true] },
    ...{ '12': [null, false], '31': ['2026-03-03T05:00:00Z', false] },
  })
})

test('a wait that ends in the quiet hours is told in the morning of what came before', async () => {
  const { alerts } = await waiting(41)
  await sql`update drug_alert set expires_at = '2026-03-03T00:00:00Z' where pack_id = 41`.execute(world.db)
  world.clock.set(NIGHT)
  await brings(41, 100, new Date(NIGHT))
  await server.work()
  world.clock.set('2026-03-03T01:00:00Z')
  await server.work()
  expect([await told(), await alerts()]).toEqual([[], 1])
  world.clock.set(MORNING)
  await server.work()
  expect(await told()).toHaveLength(1)
  expect(await alerts()).toBe(0)
})

test('what comes in the quiet hours, drug by drug, is one message in the morning', async () => {
  const { alerts } = await waitingForAll([21, 41])
  world.clock.set(NIGHT)
  await brings(21, 100, new Date(NIGHT))
  await server.work()
  await brings(41, 100, new Date(NIGHT))
  await server.work()
  expect([await told(), await alerts()]).toEqual([[], 2])
  world.clock.set(MORNING)
  await server.work()
  expect(await told()).toMatchObject([{ template: 'drugs-found' }])
  expect(await alerts()).toBe(0)
})

test('of many with quiet hours none stands in the way of who has none', async () => {
  await Promise.all(Array.from({ length: 101 }, () => waiting(41)))
  const { accountId } = await waiting(41)
  await sql`
    insert into reminder_settings (account_id, choice, by_push, by_sms, by_email, saved_at)
    values (${accountId}, '2h', true, true, true, ${world.clock.now()})`.execute(world.db)
  world.clock.set(NIGHT)
  await brings(41, 100, new Date(NIGHT))
  await server.work()
  expect(await told()).toHaveLength(1)
})

const quietOfMessage = async () => {
  const { quiet_from, quiet_to } = await world.db
    .selectFrom('outbox')
    .select(['quiet_from', 'quiet_to'])
    .where('template', '=', 'drug-found')
    .executeTakeFirstOrThrow()
  return [quiet_from, quiet_to]
}

test('the message is not sent in the usual quiet hours of somebody who has saved none', async () => {
  await waiting(41)
  await brings(41, 100)
  await server.work()
  expect(await quietOfMessage()).toEqual(['22:00:00', '08:00:00'])
})

test('the message is not sent in the quiet hours of the person', async () => {
  const { accountId } = await waiting(41)
  await sql`
    insert into reminder_settings (account_id, choice, by_push, by_sms, by_email, quiet_from, quiet_to, saved_at)
    values (${accountId}, '2h', true, true, true, '21:00', '07:30', ${world.clock.now()})`.execute(world.db)
  await brings(41, 100)
  await server.work()
  expect(await quietOfMessage()).toEqual(['21:00:00', '07:30:00'])
})
