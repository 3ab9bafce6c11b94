import { isEan13 } from '@vizit/domain/drugs/ean13.ts'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { importMedicines } from '../../drugs-import/public.ts'
import { loadReferenceData, referencePath } from '../../reference-data/public.ts'
import { seedDemoDrugs } from './seed-drugs.ts'

const { db } = await testDatabase()
const at = (instant: string) => ({ db, clock: { now: () => new Date(instant) } })
const MONDAY = '2026-11-23T09:00:00Z'

beforeAll(() => loadReferenceData(db))

const counts = async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from drug) as drugs, (select count(*)::int from drug_pack) as packs,
      (select count(*)::int from pharmacy) as pharmacies,
      (select count(distinct location_code)::int from pharmacy) as towns,
      (select bool_and(is_demo) from drug) and (select bool_and(is_demo) from pharmacy) as demo`.execute(db)
  return rows[0]
}
const stock = async () => (await sql`select * from stock order by 1, 2`.execute(db)).rows

test('the demo has medicines, and pharmacies in ten towns, marked as demo', async () => {
  await seedDemoDrugs(at(MONDAY))
  expect(await counts()).toEqual({ drugs: 194, packs: 283, pharmacies: 53, towns: 10, demo: true })
})

test('every pack of the demo has a code to scan, also in a demo that had none', async () => {
  const codes = async () => {
    const { rows } = await sql<{ code: string; pack: string }>`
      select c.code, p.code as pack from pack_code c join drug_pack p on p.id = c.pack_id order by p.id`.execute(
      db,
    )
    return rows
  }
  const first = await codes()
  expect(first).toHaveLength(283)
  expect(first.every(({ code }) => isEan13(code))).toBe(true)
  expect(first).toContainEqual({ code: '2000000000015', pack: 'demo-1' })
  const prices = await stock()
  await sql`delete from pack_code`.execute(db)
  await seedDemoDrugs(at(MONDAY))
  expect(await codes()).toEqual(first)
  expect(await stock()).toEqual(prices)
})

test('every town has a pharmacy that never closes', async () => {
  const { rows } = await sql`
    select location_code from pharmacy p
    where 7 = (select count(*) from pharmacy_hours h where h.pharmacy_id = p.id and closes - opens = 1440)
    group by 1`.execute(db)
  expect(rows).toHaveLength(10)
})

test('after a vowel Belarusian packages have ў', async () => {
  const packs = await db.selectFrom('drug_pack').select('presentation_be').execute()
  expect(packs.filter(({ presentation_be: said }) => /[аеёіоуыэюя] у /u.test(said ?? ''))).toEqual([])
})

test('at night, too, a pharmacy of every town has what is sold anywhere', async () => {
  const { rows } = await sql<{ packs: number }>`
    select count(distinct s.pack_id)::int as packs from stock s
    where 7 = (select count(*) from pharmacy_hours h where h.pharmacy_id = s.pharmacy_id and closes - opens = 1440)
    group by s.location_code`.execute(db)
  const { rows: sold } = await sql<{ packs: number }>`
    select count(distinct pack_id)::int as packs from stock`.execute(db)
  expect(rows).toEqual(Array.from({ length: 10 }, () => sold[0]))
})

test('all that is not for hospitals only is sold somewhere, at prices of the demo that nothing held back', async () => {
  const { rows } = await sql`
    select name_ru from drug d where not exists (
      select from drug_pack p join stock s on s.pack_id = p.id where p.drug_id = d.id)`.execute(db)
  expect(rows).toEqual([{ name_ru: 'Фурадонин' }])
  const { rows: feeds } = await sql<{ answer: object }>`select answer from received_feed`.execute(db)
  expect(feeds).toHaveLength(1)
  expect(feeds[0]?.answer).toMatchObject({
    pharmacies: 53,
    rejected: { count: 0 },
    heldBack: { count: 0 },
  })
})

test('prices are the same on every machine, and renewed when they are of yesterday', async () => {
  const before = await stock()
  await seedDemoDrugs(at('2026-11-23T18:00:00Z'))
  expect(await stock()).toEqual(before)
  await seedDemoDrugs(at('2026-11-24T09:00:00Z'))
  const { rows } = await sql`
    select count(*)::int as prices, count(distinct stock_as_of)::int as times,
      max(stock_as_of) = '2026-11-24T09:00:00Z' as renewed from stock join pharmacy p on p.id = pharmacy_id`.execute(
    db,
  )
  expect(rows).toEqual([{ prices: before.length, times: 2, renewed: true }])
})

test("an operator's register takes the place of the demo's, whose prices are renewed no more", async () => {
  const files = { drugs: referencePath('demo_drugs'), packs: referencePath('demo_drug_packs') }
  await importMedicines(files, at(MONDAY), { source: 'Реестр', asOf: '2026-11-20' })
  await seedDemoDrugs(at('2026-12-24T09:00:00Z'))
  const { rows } =
    await sql`select max(stock_as_of) = '2026-11-24T09:00:00Z' as former from pharmacy`.execute(db)
  expect(rows).toEqual([{ former: true }])
})
