import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loadReferenceData } from './load-reference-data.ts'

const { db } = await testDatabase()

const versions = async () => {
  const { rows } = await sql`
    select code::text, xmin::text from location union all select code, xmin::text from speciality order by 1`.execute(
    db,
  )
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
