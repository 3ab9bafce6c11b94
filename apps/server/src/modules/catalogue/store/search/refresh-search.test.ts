import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { createClinic, createSpeciality } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createService } from '@vizit/test-kit/world/service.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const { db, pool } = await testDatabase()
await pool.query(`
  insert into location (code, name_ru, name_be, name_en, latitude, longitude, banners)
  values (232, 'Гомель', 'Гомель', 'Gomel', 52.4, 31, '{doctors}')`)
await pool.query(`
  with added as (insert into common_service_group (key, name_ru) values ('listed', 'Из списка') returning id)
  insert into common_service (code, group_id, key, name_ru) select 'listed', id, 'услуга из списка', 'Услуга из списка' from added`)
const surgeon = await createSpeciality(db, { ru: 'Хирург', be: 'Хірург', en: 'Surgeon' })
for (const _clinic of [1, 2]) {
  const clinic = await createClinic(db)
  await pool.query(
    `insert into branch (provider_id, code, name_ru, address_ru, location_code) values ($1, 'other', 'Филиал в Гомеле', 'ул. Советская', 232)`,
    [clinic.providerId],
  )
  for (const speciality of [clinic.specialityId, surgeon]) {
    const doctor = await createDoctor(
      db,
      { ...clinic, specialityId: speciality },
      { from: '2026-03-02T06:00:00Z', slots: 0 },
    )
    await createService(db, doctor.assignmentId, {})
  }
}

/** On a machine that is busy with other work. */
const MAY_TAKE_MS = 120_000

/** What the search holds: entries with their words, places and variants without their ids, in order. */
async function indexed() {
  const { rows } = await pool.query(`
    select e.kind, e.found_id, e.towns, e.names, e.texts, e.synonyms,
      array(select w.key || ':' || w.place || ':' || w.word from search_word w where w.entry_id = e.id order by 1) as words
    from search_entry e order by 1, 2`)
  const places = await pool.query('select * from search_place order by 1, 2, 3, 4')
  const variants = await pool.query('select key, at, variant from search_variant order by 1, 2, 3')
  return { entries: rows, places: places.rows, variants: variants.rows }
}

/** The same made anew, out of nothing. */
async function madeAnew() {
  await pool.query('truncate search_variant, search_word, search_entry, search_place')
  await pool.query('select note_all_for_search()')
  return indexed()
}

const some = (table: string) => `(select id from ${table} order by md5(id::text || $1) limit 1)`
const CHANGES = [
  `update provider set active = not active where id = ${some('provider')}`,
  `update provider set name_ru = 'Клиника ' || $1 where id = ${some('provider')}`,
  `update doctor set active = not active where id = ${some('doctor')}`,
  `update doctor set last_name_ru = 'Фамилия' || $1 where id = ${some('doctor')}`,
  `update branch set active = not active where id = ${some('branch')}`,
  `update branch set location_code = 249 - location_code where id = ${some('branch')}`,
  `update assignment set active = not active where id = ${some('assignment')}`,
  `update assignment a set branch_id = (select min(b.id) from branch b where b.provider_id = a.provider_id)
   where id = ${some('assignment')}`,
  `update service set hidden = not hidden where id = ${some('service')}`,
  `update service set name_ru = 'Услуга ' || $1 where id = ${some('service')}`,
  `update service_group set name_ru = 'Раздел ' || $1 where id = ${some('service_group')}`,
  `update speciality set synonyms = array['слово ' || $1] where id = ${some('speciality')}`,
  `delete from assignment_service where service_id = ${some('service')}`,
  `insert into assignment_service (assignment_id, service_id, duration_minutes)
   select a.id, s.id, 30 from assignment a join service s using (provider_id) where s.id = ${some('service')} on conflict do nothing`,
  `delete from assignment where id = ${some('assignment')} and (select count(*) from assignment) > 2`,
  `update service set common_code = case when common_code is null then 'listed' end where id = ${some('service')}`,
  `update common_service set name_ru = 'Общая ' || $1 where id = ${some('common_service')}`,
  `update common_service_group set name_ru = 'Общий раздел ' || $1 where id = ${some('common_service_group')}`,
  `update location set name_be = 'Горад ' || $1 where code = 232`,
  `delete from doctor where id = ${some('doctor')} and (select count(*) from doctor) > 2`,
  `insert into search_synonym (code, word) values ('a', 'печень'), ('a', 'слово' || $1) on conflict do nothing`,
]

test.each(CHANGES)('the search follows each change by itself: %s', async change => {
  for (const seed of ['1', '2', '3', '4']) {
    await pool.query(change, [seed])
    const held = await indexed()
    expect(held).toEqual(await madeAnew())
  }
})

test(
  'the search holds what it would hold if it were made anew, after any changes of the catalogue',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...CHANGES), fc.nat({ max: 50 })), { minLength: 1, maxLength: 6 }),
        async changes => {
          const client = await pool.connect()
          try {
            await client.query('begin')
            for (const [change, seed] of changes) await client.query(change, [String(seed)])
            await client.query('commit')
          } finally {
            client.release()
          }
          const held = await indexed()
          expect(held).toEqual(await madeAnew())
          expect((await pool.query('select from search_stale')).rowCount).toBe(0)
        },
      ),
      { numRuns: 15 },
    )
  },
  MAY_TAKE_MS,
)

test('two organisations that change at once both count in what they share', async () => {
  const [one, other] = await Promise.all([pool.connect(), pool.connect()])
  for (const client of [one, other]) await client.query('begin')
  const { rows } = await pool.query<{ id: string }>('select id from provider order by id')
  const name = (id: string | undefined) => [id, 'Услуга из списка']
  const rename = 'update service set name_ru = $2, active = true, hidden = false where provider_id = $1'
  await one.query(rename, name(rows[0]?.id))
  await other.query(rename, name(rows[1]?.id))
  await Promise.all([one, other].map(client => client.query('commit')))
  for (const client of [one, other]) client.release()
  const held = await indexed()
  expect(held).toEqual(await madeAnew())
})
