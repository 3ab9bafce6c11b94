import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { expect, test } from 'vitest'

const { pool } = await testDatabase()
await pool.query(`
  insert into location (code, name_ru, name_be, name_en, latitude, longitude, banners)
  values (17, 'Минск', 'Мінск', 'Minsk', 53.9, 27.6, '{doctors}')`)
const { rows: added } = await pool.query<{ id: string }>(`
  insert into speciality (code, name_ru, name_be, name_en, short_ru, adults, children, group_code, group_ru, group_be, group_en)
  values ('therapist', 'Терапевт', 'Тэрапеўт', 'Therapist', 'Терапевт', true, true, 'therapy', 'Терапия', 'Тэрапія', 'Therapy')
  returning id`)
const speciality = requireValue(added[0]).id

interface Work {
  /** Rows of the search's tables, the queue included. */
  readonly written: number
  /** How often the search is brought up to date. */
  readonly refreshes: number
}

type Statement = readonly [sql: string, values: unknown[]]

/** Runs the statements in one transaction; answers what they cost the search. */
async function workOf(...statements: readonly Statement[]): Promise<Work> {
  const client = await pool.connect()
  // Work of earlier transactions of the connection may be among it.
  const soFar = async () => {
    const { rows } = await client.query<Work>(
      `select sum(n_tup_ins + n_tup_upd + n_tup_del)::int as written,
         (select coalesce(sum(calls), 0)::int from pg_stat_xact_user_functions where funcname = 'refresh_stale_search') as refreshes
       from pg_stat_xact_user_tables where relname like 'search\\_%'`,
    )
    return requireValue(rows[0])
  }
  try {
    await client.query('begin')
    await client.query("set local track_functions = 'pl'")
    const before = await soFar()
    for (const [sql, values] of statements) await client.query(sql, values)
    await client.query('set constraints all immediate')
    const after = await soFar()
    await client.query('commit')
    return { written: after.written - before.written, refreshes: after.refreshes - before.refreshes }
  } finally {
    client.release()
  }
}

const IMPORT: [string, string][] = [
  ['provider', "insert into provider (code, name_ru) values ($1, 'Клиника') returning id"],
  [
    'branch',
    `insert into branch (provider_id, code, name_ru, address_ru, location_code)
     select id, 'main', 'Филиал', 'ул. Немига, 5', 17 from provider where code = $1`,
  ],
  [
    'doctors',
    `insert into doctor (provider_id, code, last_name_ru, first_name_ru, adult, children)
     select id, n::text, 'Ковалевич', 'Анна', true, true from provider, generate_series(1, $2::int) n where code = $1`,
  ],
  [
    'assignments',
    `insert into assignment (provider_id, doctor_id, branch_id, speciality_id)
     select p.id, d.id, b.id, $2 from provider p join branch b on b.provider_id = p.id join doctor d on d.provider_id = p.id
     where p.code = $1`,
  ],
  [
    'service',
    `with inner_group as (
       insert into service_group (provider_id, code, name_ru) select id, 'ultrasound', 'УЗИ' from provider where code = $1 returning *
     )
     insert into service (provider_id, code, group_id, name_ru, duration_minutes, for_adult, for_children)
     select provider_id, 'liver', id, 'УЗИ печени', 30, true, true from inner_group`,
  ],
  [
    'services of doctors',
    `insert into assignment_service (assignment_id, service_id, duration_minutes)
     select a.id, s.id, 30 from provider p join assignment a on a.provider_id = p.id join service s on s.provider_id = p.id
     where p.code = $1`,
  ],
]

const rowsWritten = async (...statements: readonly Statement[]) => (await workOf(...statements)).written

/** What the import of an organisation with so many doctors costs the search, in one transaction. */
const importOf = (code: string, doctors: number) =>
  workOf(
    ...IMPORT.map(([what, sql]): [string, unknown[]] => [
      sql,
      what === 'doctors' ? [code, doctors] : what === 'assignments' ? [code, speciality] : [code],
    ]),
  )

// The words that all of them have are written once.
await importOf('first', 2)
// Words that nobody else has come and go with the first and the last who has them.
await pool.query(
  "update doctor set last_name_ru = 'Соловьёв', first_name_ru = 'Пётр' where code = '1' and provider_id = (select id from provider where code = 'first')",
)
const ofTen = await importOf('ten', 10)
const ofTwenty = await importOf('twenty', 20)
const ofTwoHundred = await importOf('two-hundred', 200)

test('an import writes so many rows for each doctor, however many there are', () => {
  const perDoctor = (ofTwenty.written - ofTen.written) / 10
  expect(ofTwoHundred.written).toBe(ofTen.written + 190 * perDoctor)
})

test('the search is brought up to date once at the end of an import, not for each row that it changes', () => {
  expect([ofTwenty.refreshes, ofTwoHundred.refreshes]).toEqual([1, 1])
})

const doctorOf = (code: string) =>
  `(select d.id from doctor d join provider p on p.id = d.provider_id where p.code = $1 and d.code = '${code}')`
const oneOf = doctorOf('1')
const CHANGES: [string, string][] = [
  ['is renamed', `update doctor set last_name_ru = 'Соловьёв' where id = ${oneOf}`],
  ['leaves', `update doctor set active = false where id = ${oneOf}`],
  ['comes back', `update doctor set active = true where id = ${oneOf}`],
  [
    'has no service any more',
    `delete from assignment_service where assignment_id in (select id from assignment where doctor_id = ${oneOf})`,
  ],
  [
    'changes a description, by which nobody is found',
    `update doctor set description_ru = 'о себе' where id = ${oneOf}`,
  ],
  [
    'begins to work',
    `with person as (
       insert into doctor (provider_id, code, last_name_ru, first_name_ru, adult, children)
       select id, 'newcomer', 'Ковалевич', 'Пётр', true, true from provider where code = $1 returning *
     )
     insert into assignment (provider_id, doctor_id, branch_id, speciality_id)
     select person.provider_id, person.id, b.id, (select min(id) from speciality)
     from person join branch b on b.provider_id = person.provider_id`,
  ],
]

test.each(CHANGES)(
  'a doctor %s: as many rows are written in an organisation of ten as of two hundred',
  async (_what, sql) => {
    const few = await rowsWritten([sql, ['ten']])
    expect(await rowsWritten([sql, ['two-hundred']])).toBe(few)
  },
)

test('what is changed twice in a transaction is brought up to date once', async () => {
  const rename = (name: string): [string, unknown[]] => [
    `update doctor set last_name_ru = $2 where id = ${doctorOf('3')}`,
    ['ten', name],
  ]
  const once = await rowsWritten(rename('Петров'))
  await rowsWritten(rename('Соловьёв'))
  expect(await rowsWritten(rename('Сидоров'), rename('Петров'))).toBe(once)
})

test('only the changed doctor and their services wait for the end of the transaction', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`update doctor set active = false where id = ${doctorOf('2')}`, ['two-hundred'])
  const { rows } = await client.query('select kind from search_stale order by 1')
  await client.query('rollback')
  client.release()
  expect(rows).toEqual([{ kind: 'doctor' }, { kind: 'service' }])
})
