import { ALERT_DAYS } from '@vizit/domain/drugs/drug-alert.ts'
import { withFacts } from '@vizit/test-kit/world/stored-facts.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { fillDrugsWorld } from '../../drugs/testing/drugs-world.ts'
import { aSession, aSubscription } from '../../notifications/testing/account.ts'
import { lockFound } from '../store/found-drugs.ts'

const world = await testWorld()
const server = testServices(world).drugAlerts
beforeEach(async () => {
  world.clock.set(WORLD_START)
  await fillDrugsWorld(world.db, world.clock.now())
  await world.db.deleteFrom('outbox').execute()
  await world.db.deleteFrom('drug_alert').execute()
})

const BREST = 162
const DAY_MINUTES = 1440
const path = '/api/v2/my/drug-alerts'

async function waiting(packId: number, body: object = {}) {
  const { bearer, accountId } = await world.patient()
  await world.call('PUT', `${path}/${packId}`, {
    ...{ bearer, body: { locationCode: BREST, maxPrice: null, ...body } },
  })
  return {
    accountId,
    alerts: async () =>
      (
        await world.db
          .selectFrom('drug_alert')
          .select('pack_id')
          .where('account_id', '=', accountId)
          .execute()
      ).length,
  }
}

const brings = (packId: number, price: number, asOf: Date | null = null) =>
  sql`
    insert into stock (pharmacy_id, pack_id, location_code, price, as_of) values (4, ${packId}, ${BREST}, ${price}, ${asOf})
    on conflict (pharmacy_id, pack_id) do update set price = excluded.price`.execute(world.db)

const told = async () =>
  (
    await world.db
      .selectFrom('outbox')
      .select(['template', 'recipient', 'data'])
      .where('template', 'in', ['drug-found', 'drug-cheaper'])
      .orderBy('id')
      .execute()
  ).map(withFacts)

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
  expect(await lockFound(world.db, [place], { most: 10 })).toEqual([])
})

test('each is told once by any number of servers', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => waiting(41)))
  await brings(41, 100)
  const other = testServices(world).drugAlerts
  await Promise.all([server.work(), other.work(), server.work(), other.work()])
  expect(await told()).toHaveLength(people.length)
})

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

test('packages of one drug that come at once are one message, and another drug is another one', async () => {
  const { bearer } = await world.patient()
  for (const packId of [11, 12, 41])
    await world.call('PUT', `${path}/${packId}`, { bearer, body: { locationCode: BREST, maxPrice: 100 } })
  for (const packId of [11, 12, 41]) await brings(packId, 100)
  await server.work()
  expect((await told()).map(({ data }) => (data as { link: string }).link.replace(/.*drugs/, ''))).toEqual([
    '/1?town=162',
    '/4?town=162',
  ])
  expect((await world.call('GET', path, { bearer })).json).toEqual([])
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

test.each([
  ['push, as nothing was chosen', null, { channel: 'push' }],
  ['SMS', { by_push: false, by_sms: true, by_email: true }, { channel: 'sms' }],
  ['e-mail', { by_push: false, by_sms: false, by_email: true }, { channel: 'email' }],
  ['push', { by_push: true, by_sms: false, by_email: false }, { channel: 'push' }],
])(
  'who is reminded by %s is told of a drug so, with a link to it in the town',
  async (_case, chosen, sent) => {
    const { accountId } = await waiting(41)
    const mail = {
      account_id: accountId,
      usage: 'PRIMARY',
      address: `${accountId}@example.by`,
      created_at: world.clock.now(),
      confirmed_at: world.clock.now(),
    }
    await world.db.insertInto('account_email').values(mail).execute()
    await aSubscription(world.db, await aSession(world.db, accountId, world.clock.now()))
    if (chosen)
      await world.db
        .insertInto('reminder_settings')
        .values({ account_id: accountId, choice: '2h', ...chosen, saved_at: world.clock.now() })
        .execute()
    await brings(41, 100)
    await server.work()
    const [message] = await world.db
      .selectFrom('outbox')
      .select(['channel', 'recipient'])
      .where('template', '=', 'drug-found')
      .execute()
    expect(message).toMatchObject(sent)
    expect(await told()).toMatchObject([{ data: { link: expect.stringMatching(/\/drugs\/4\?town=162$/) } }])
  },
)
