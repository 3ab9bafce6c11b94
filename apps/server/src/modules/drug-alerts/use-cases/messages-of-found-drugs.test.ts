import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aSession, aSubscription } from '../../notifications/testing/account.ts'
import { BREST, waitingWorld } from '../testing/waiting-world.ts'

const { world, server, waiting, waitingForAll, brings, told } = await waitingWorld()
const linksTold = async () =>
  (await told()).map(({ data }) => (data as { link: string }).link.replace(/^https?:\/\/[^/]+/, ''))

test('packages of one drug that come at once are one message, which leads to its page', async () => {
  const { alerts } = await waitingForAll([11, 12], { maxPrice: 100 })
  for (const packId of [11, 12]) await brings(packId, 100)
  await server.work()
  expect(await linksTold()).toEqual(['/drugs/1?town=162'])
  expect(await alerts()).toBe(0)
})

test('different drugs that come at once are one message, which leads to the pharmacies that have them', async () => {
  const { alerts } = await waitingForAll([11, 21, 41], { maxPrice: 100 })
  for (const packId of [11, 21, 41]) await brings(packId, 100)
  await server.work()
  await server.work()
  expect(await told()).toMatchObject([{ template: 'drugs-cheaper' }])
  expect(await linksTold()).toEqual(['/pharmacies?packs=11:1,21:1,41:1&town=162'])
  expect(await alerts()).toBe(0)
})

const many = [11, 12, 21, 31, 41]

test('many drugs that come at once lead to the list, which has them for a day; nobody waits for them', async () => {
  const { bearer, alerts } = await waitingForAll(many, { maxPrice: 100 })
  for (const packId of many) await brings(packId, 100)
  await server.work()
  await server.work()
  expect(await linksTold()).toEqual(['/drug-alerts'])
  const list = async () => (await world.call('GET', '/api/v2/my/drug-alerts', { bearer })).json
  const now = world.clock.now().toISOString().replace('.000', '')
  expect((await list()).map(({ foundAt }: { foundAt: string }) => foundAt)).toEqual(many.map(() => now))
  // Asked for again it is waited for again, and the others are not counted.
  await sql`delete from stock where pack_id = 41`.execute(world.db)
  const body = { locationCode: BREST, maxPrice: null }
  const again = await world.call('PUT', '/api/v2/my/drug-alerts/41', { bearer, body })
  expect([again.status, again.json.foundAt]).toEqual([200, null])
  world.clock.advance(24 * 60 + 1)
  await server.work()
  expect([(await told()).length, await alerts()]).toEqual([1, 1])
})

test('a message of which only some drugs were waited for up to a price speaks of no price', async () => {
  const { bearer } = await waitingForAll([21])
  const body = { locationCode: BREST, maxPrice: 100 }
  await world.call('PUT', '/api/v2/my/drug-alerts/41', { bearer, body })
  for (const packId of [21, 41]) await brings(packId, 100)
  await server.work()
  expect(await told()).toMatchObject([{ template: 'drugs-found' }])
})

test('what is found in two towns has a message for each, because pharmacies are looked for in one', async () => {
  const { bearer } = await waitingForAll([21, 41])
  await world.call('PUT', '/api/v2/my/drug-alerts/12', { bearer, body: { locationCode: 0, maxPrice: null } })
  for (const packId of [12, 21, 41]) await brings(packId, 100)
  await server.work()
  expect((await linksTold()).toSorted()).toEqual(['/drugs/1?town=0', '/pharmacies?packs=21:1,41:1&town=162'])
})

test('a drug that comes a minute later is a message of its own', async () => {
  await waitingForAll([21, 41])
  await brings(21, 100)
  await server.work()
  await brings(41, 100)
  await server.work()
  expect(await linksTold()).toEqual(['/drugs/2?town=162', '/drugs/4?town=162'])
})

test('however many people wait, nobody gets two messages for what comes at once', async () => {
  const ask = () => waitingForAll([11, 21, 41], { maxPrice: 100 })
  const people = await Promise.all(Array.from({ length: 40 }, ask))
  for (const packId of [11, 21, 41]) await brings(packId, 100)
  await server.work()
  const recipients = (await told()).map(({ recipient }) => recipient)
  expect([recipients.length, new Set(recipients).size]).toEqual([people.length, people.length])
})

test('however many packages are waited for, what one person waits for is one message', async () => {
  const { accountId } = await waitingForAll([21])
  const { accountId: other } = await world.patient()
  await sql`
    insert into drug_pack (id, code, drug_id, presentation_ru)
    select 1000 + n, 'many' || n, 3, 'таблетки №' || n from generate_series(1, 1001) n`.execute(world.db)
  const expires = new Date(world.clock.now().getTime() + 3_600_000)
  await sql`
    insert into drug_alert (account_id, pack_id, location_code, max_price, asked_at, expires_at)
    select case when n = 1001 then ${accountId}::uuid else ${other}::uuid end, 1000 + n, ${BREST}::int, null,
      ${world.clock.now()}::timestamptz, ${expires}::timestamptz
    from generate_series(1, 1001) n`.execute(world.db)
  for (const packId of [21, 2001]) await brings(packId, 100)
  await server.work()
  expect(await linksTold()).toEqual(['/pharmacies?packs=21:1,2001:1&town=162'])
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
