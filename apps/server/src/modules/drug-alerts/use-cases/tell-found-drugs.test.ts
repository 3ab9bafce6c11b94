import { ALERT_DAYS } from '@vizit/domain/drugs/drug-alert.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockFound } from '../store/found-drugs.ts'
import { BREST, waitingWorld } from '../testing/waiting-world.ts'

const { world, server, waiting, brings, told } = await waitingWorld()
const DAY_MINUTES = 1440

test('who waits is told once, when a pharmacy of the town has the drug', async () => {
  const { alerts } = await waiting(41)
  await server.work()
  expect(await told()).toEqual([])
  await brings(41, 5000)
  await server.work()
  await server.work()
  expect(await told()).toMatchObject([
    { template: 'drug-found', data: { link: expect.stringMatching(/\/drugs\/4\?town=162$/) } },
  ])
  expect(await alerts()).toBe(0)
})

test('a price is waited for until it is low enough', async () => {
  const { alerts } = await waiting(11, { maxPrice: 200 })
  await server.work()
  await brings(11, 201)
  await server.work()
  expect(await told()).toEqual([])
  expect(await alerts()).toBe(1)
  await brings(11, 200)
  await server.work()
  // It was there before, at a higher price.
  expect(await told()).toMatchObject([{ template: 'drug-cheaper' }])
})

test('a price that is too old to be shown, and a closed pharmacy, are nothing to tell of', async () => {
  await waiting(41)
  await brings(41, 100, new Date(world.clock.now().getTime() - 80 * 3_600_000))
  await server.work()
  await sql`update stock set as_of = null where pack_id = 41`.execute(world.db)
  await sql`update pharmacy set removed_at = ${world.clock.now()} where id = 4`.execute(world.db)
  await server.work()
  expect(await told()).toEqual([])
})

test.each([
  ['the package left the register', 'update drug_pack set removed_at = now() where id = 41'],
  ['the drug left the register', 'update drug set removed_at = now() where id = 4'],
  ['the drug is for hospitals only', `update drug set dispensing = 'hospital' where id = 4`],
])('who waits is not told while %s, and is when it is back', async (_case, change) => {
  const { alerts } = await waiting(41)
  await brings(41, 100)
  await sql.raw(change).execute(world.db)
  await server.work()
  expect(await told()).toEqual([])
  expect(await alerts()).toBe(1)
  await sql`update drug set removed_at = null, dispensing = 'rx' where id = 4`.execute(world.db)
  await sql`update drug_pack set removed_at = null where id = 41`.execute(world.db)
  await server.work()
  expect(await told()).toHaveLength(1)
})

test('what leaves the register while it is looked up is not told of', async () => {
  await waiting(41)
  const place = { packId: '41', locationCode: BREST, price: 100 }
  await sql`update drug_pack set removed_at = now() where id = 41`.execute(world.db)
  expect(await lockFound(world.db, [place], { most: 10, now: world.clock.now() })).toEqual([])
})

test('each is told once by any number of servers', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => waiting(41)))
  await brings(41, 100)
  const other = testServices(world).drugAlerts
  await Promise.all([server.work(), other.work(), server.work(), other.work()])
  expect(await told()).toHaveLength(people.length)
})

test('a wait without a result ends by itself', async () => {
  const { alerts } = await waiting(41)
  world.clock.advance(ALERT_DAYS * DAY_MINUTES - 1)
  await server.work()
  expect(await alerts()).toBe(1)
  world.clock.advance(1)
  await server.work()
  expect(await alerts()).toBe(0)
  expect(await told()).toEqual([])
})
