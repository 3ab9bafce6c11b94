import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadReferenceData } from './load-reference-data.ts'

const { db } = await testDatabase()

beforeAll(() => loadReferenceData(db))

const versions = async () => {
  const { rows } = await sql`
    select code::text, xmin::text from location union all select code, xmin::text from speciality
    union all select code, xmin::text from common_service union all select code, xmin::text from atc_group union all select date::text, xmin::text from public_holiday
    order by 1, 2`.execute(db)
  return rows
}

test("towns and specialities are loaded with the specification's data", async () => {
  await loadReferenceData(db)
  const towns = await db
    .selectFrom('location')
    .select(['code', 'name_be', 'banners'])
    .orderBy('code')
    .execute()
  expect(towns).toHaveLength(151)
  expect(towns[0]).toMatchObject({ code: 0, name_be: 'Усе рэгіёны' })
  expect(towns.find(({ code }) => code === 17)?.banners).toEqual(['doctors', 'ums', 'medcenters', 'drugs'])
  expect(towns.filter(({ code, banners }) => code > 0 && banners.includes('doctors'))).toHaveLength(10)
  const ent = await db
    .selectFrom('speciality')
    .select(['name_be', 'synonyms'])
    .where('code', '=', 'otorhinolaryngologist')
    .executeTakeFirstOrThrow()
  expect(ent.name_be).toBe('Урач-атарыналарынголаг')
  expect(ent.synonyms).toEqual(expect.arrayContaining(['лор', 'вушы']))
})

test('public holidays are loaded, observances are not', async () => {
  const { rows } = await sql`
    select to_char(date, 'YYYY-MM-DD') as date, name_be from public_holiday where extract(year from date) = 2026
    order by 1 limit 3`.execute(db)
  expect(rows).toEqual([
    { date: '2026-01-01', name_be: 'Новы год' },
    { date: '2026-01-02', name_be: 'Новы год (2-і дзень)' },
    { date: '2026-01-07', name_be: 'Каляды праваслаўныя' },
  ])
  const { rows: observances } = await sql`select from public_holiday where date = '2026-04-12'`.execute(db)
  expect(observances).toEqual([])
})

test('the common list of services is loaded with directions, consultations in groups', async () => {
  const { rows } = await sql`
    select c.code, c.name_en, g.name_ru as group, top.name_ru as direction
    from common_service c
    join common_service_group g on g.id = c.group_id left join common_service_group top on top.id = g.parent_id
    order by c.code::int`.execute(db)
  expect(rows).toHaveLength(343)
  expect(rows[0]).toEqual({
    code: '1',
    name_en: 'General practitioner (therapist) consultation (first visit)',
    group: 'Терапия',
    direction: 'Консультации врачей',
  })
  expect(rows[192]).toMatchObject({ code: '193', direction: null })
})

test('groups of medicines are loaded', async () => {
  const groups = await db.selectFrom('atc_group').selectAll().orderBy('code').execute()
  expect(groups).toHaveLength(108)
  expect(groups.find(({ code }) => code === 'N02')).toMatchObject({
    name_ru: 'Анальгетики',
    name_en: 'Analgesics',
  })
})

test('a second load writes nothing, and a changed row is restored', async () => {
  const before = await versions()
  await loadReferenceData(db)
  expect(await versions()).toEqual(before)
  await sql`update location set name_en = 'Elsewhere' where code = 17`.execute(db)
  await loadReferenceData(db)
  const { name_en } = await db
    .selectFrom('location')
    .select('name_en')
    .where('code', '=', 17)
    .executeTakeFirstOrThrow()
  expect(name_en).toBe('Minsk')
})
