import { ALERT_DAYS, MOST_ALERTS } from '@vizit/domain/drugs/drug-alert.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { fillDrugsWorld } from '../../drugs/testing/drugs-world.ts'

const world = await testWorld()
beforeEach(() => fillDrugsWorld(world.db, new Date(WORLD_START)))

const path = '/api/v2/my/drug-alerts'
const MINSK = 17
const BREST = 162

async function person() {
  const { bearer, accountId } = await world.patient()
  return {
    accountId,
    list: async (language = 'ru') => (await world.call('GET', path, { bearer, language })).json,
    save: (packId: string | number, body: object) =>
      world.call('PUT', `${path}/${packId}`, { bearer, body: { locationCode: 0, maxPrice: null, ...body } }),
    remove: (packId: string | number) => world.call('DELETE', `${path}/${packId}`, { bearer }),
  }
}

test('who waits for a drug sees what, where, at which price and until when, newest first', async () => {
  const { save, list } = await person()
  expect(await list()).toEqual([])
  const saved = await save(41, { locationCode: BREST })
  expect(saved).toMatchObject({ status: 200 })
  const first = {
    ...{ packId: '41', drugId: '4', name: 'Дельтакс', presentation: 'таблетки 100мг №20' },
    ...{ locationCode: BREST, town: 'Брест', maxPrice: null },
    expiresAt: expect.any(String),
    ...{ isGone: false, isForHospitals: false, toldAt: null, foundAt: null, isUnreachable: false },
  }
  expect(saved.json).toEqual(first)
  const days = (Date.parse(saved.json.expiresAt) - world.clock.now().getTime()) / 86_400_000
  expect(Math.round(days)).toBe(ALERT_DAYS)
  world.clock.advance(1)
  await save(11, { maxPrice: 200 })
  expect(await list()).toMatchObject([{ packId: '11', locationCode: 0, town: null, maxPrice: 200 }, first])
  expect(await list('en')).toMatchObject([{ name: 'Alfalen' }, { town: 'Brest' }])
})

test('asked again for the same package, the later request is valid', async () => {
  const { save, list } = await person()
  await save(41, { locationCode: BREST })
  await save(41, { locationCode: MINSK, maxPrice: 1000 })
  await save(41, { locationCode: MINSK, maxPrice: 1000 })
  expect(await list()).toMatchObject([{ packId: '41', locationCode: MINSK, maxPrice: 1000 }])
})

test('removed once or twice, or never asked for, it is gone; nobody else loses theirs', async () => {
  const [one, other] = [await person(), await person()]
  await one.save(41, { locationCode: BREST })
  await other.save(41, { locationCode: BREST })
  for (const packId of [41, 41, 999]) expect((await one.remove(packId)).status).toBe(204)
  expect(await one.list()).toEqual([])
  expect(await other.list()).toHaveLength(1)
})

test('nobody waits for what is there, at this price and in this town', async () => {
  const { save, list } = await person()
  const there = (priceFrom: number, pharmaciesCount: number, asOf: string, isStale: boolean) => ({
    status: 409,
    json: { code: 'DRUG_AVAILABLE', attributes: { priceFrom, pharmaciesCount, asOf, isStale } },
  })
  const anHourAgo = ['2026-03-02T05:00:00Z', false] as const
  expect(await save(11, { locationCode: BREST })).toMatchObject(there(300, 1, ...anHourAgo))
  expect(await save(11, { locationCode: 0 })).toMatchObject(there(300, 4, ...anHourAgo))
  const upTo450 = { locationCode: MINSK, maxPrice: 450 }
  expect(await save(11, upTo450)).toMatchObject(there(400, 2, '2026-03-01T00:00:00Z', true))
  expect(await list()).toEqual([])
  // One kopeck less costs it nowhere; a price that is too old is none.
  expect((await save(11, { locationCode: MINSK, maxPrice: 399 })).status).toBe(200)
  expect((await save(12, { locationCode: MINSK })).status).toBe(200)
})

test.each([
  ['an unknown package', 999, {}, 'NOT_FOUND'],
  ['a package for hospitals', 51, {}, 'NOT_FOUND'],
  ['an unknown town', 41, { locationCode: 5555 }, 'INVALID_ARGUMENT'],
  ['a negative town', 41, { locationCode: -1 }, 'INVALID_ARGUMENT'],
  ['a price of nothing', 41, { maxPrice: 0 }, 'INVALID_ARGUMENT'],
  ['an absurd price', 41, { maxPrice: 10_000_001 }, 'INVALID_ARGUMENT'],
  ['a part of a kopeck', 41, { maxPrice: 1.5 }, 'INVALID_ARGUMENT'],
  ['a number that no package has', '12345678901234', {}, 'INVALID_ARGUMENT'],
  ['a word', 'x', {}, 'INVALID_ARGUMENT'],
  ['an unknown field', 41, { phone: '1' }, 'INVALID_ARGUMENT'],
])('refused: %s', async (_, packId, body, code) => {
  const { save, list } = await person()
  expect((await save(packId, { locationCode: BREST, ...body })).json).toMatchObject({ code })
  expect(await list()).toEqual([])
})

test('an account waits for a limited number of drugs, also with concurrent requests', async () => {
  const { save, list } = await person()
  await sql`
    insert into drug_pack (id, code, drug_id, presentation_ru)
    select id, 'extra' || id, 4, 'упаковка ' || id from generate_series(100, ${99 + MOST_ALERTS + 5}) id`.execute(
    world.db,
  )
  const ids = Array.from({ length: MOST_ALERTS + 5 }, (_, at) => 100 + at)
  const answers = await Promise.all(ids.map(id => save(id, {})))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_ALERTS)
  const refused = answers.find(({ status }) => status !== 200)
  expect(refused?.json).toMatchObject({ code: 'DRUG_ALERT_LIMIT', attributes: { limit: MOST_ALERTS } })
  const waited = await list()
  expect(waited).toHaveLength(MOST_ALERTS)
  // What is waited for already may be changed.
  expect((await save(waited[0].packId, { locationCode: MINSK })).status).toBe(200)
})

test('the list says what pharmacies sell no more, and that takes no place among the waits', async () => {
  const { save, list, accountId } = await person()
  await save(41, { locationCode: BREST })
  await sql`
    insert into drug_pack (id, code, drug_id, presentation_ru)
    select id, 'extra' || id, 4, 'упаковка ' || id from generate_series(100, ${98 + MOST_ALERTS}) id`.execute(
    world.db,
  )
  await sql`
    insert into drug_alert (account_id, pack_id, location_code, asked_at, expires_at)
    select ${accountId}, id, ${BREST}, ${world.clock.now()}, ${world.clock.now()}::timestamptz + interval '90 days'
    from drug_pack where id >= 100`.execute(world.db)
  expect((await save(12, { locationCode: MINSK })).json).toMatchObject({ code: 'DRUG_ALERT_LIMIT' })
  await sql`update drug_pack set removed_at = ${world.clock.now()} where id = 41`.execute(world.db)
  const gone = (await list()).filter(({ isGone }: { isGone: boolean }) => isGone)
  expect(gone).toMatchObject([{ packId: '41', isForHospitals: false }])
  expect((await save(12, { locationCode: MINSK })).json).toMatchObject({ packId: '12', isGone: false })
})

test('the list says what is for hospitals only, and of that which left the register nothing but this', async () => {
  const { save, list } = await person()
  await save(41, { locationCode: BREST })
  await sql`update drug set dispensing = 'hospital' where id = 4`.execute(world.db)
  expect(await list()).toMatchObject([{ packId: '41', isGone: true, isForHospitals: true }])
  await sql`update drug set removed_at = ${world.clock.now()} where id = 4`.execute(world.db)
  expect(await list()).toMatchObject([{ packId: '41', isGone: true, isForHospitals: false }])
})

test('without a session nothing is told or changed', async () => {
  for (const [method, at] of [
    ['GET', path],
    ['PUT', `${path}/41`],
    ['DELETE', `${path}/41`],
  ] as const)
    expect(
      (await world.call(method, at, method === 'PUT' ? { body: { locationCode: 0, maxPrice: null } } : {}))
        .status,
    ).toBe(401)
})
