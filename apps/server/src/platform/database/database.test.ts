import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase } from './database.ts'
import { DatabaseClient } from './database-client.ts'
import { DatabaseBusy } from './patient-pool.ts'

const { db, pool, url } = await testDatabase()

test('ids stay exact, civil dates stay text, prices are numbers', async () => {
  const { rows } = await sql`select 9007199254740993::bigint as id, date '2026-02-28' as day,
    12.50::numeric(10, 2) as price, timestamptz '2026-02-28 10:00+03' as at`.execute(db)
  expect(rows).toEqual([
    { id: '9007199254740993', day: '2026-02-28', price: 12.5, at: new Date('2026-02-28T07:00:00Z') },
  ])
})

test('the type parsers do not affect other users of pg', async () => {
  const stranger = new DatabaseClient({ connectionString: url })
  await stranger.connect()
  const { rows } = await stranger.query("select date '2026-02-28' as day")
  await stranger.end()
  expect(rows[0].day).toBeInstanceOf(Date)
})

test('the session uses UTC and UTF-8 and compares Cyrillic letters', async () => {
  const { rows } = await pool.query(`select current_setting('TimeZone') as zone, lower('ЁЎІ') as lower,
    (select string_agg(name, ' ' order by name) from (values ('Жук'), ('Ёлкін'), ('Адамовіч')) as t(name)) as sorted`)
  expect(rows).toEqual([{ zone: 'UTC', lower: 'ёўі', sorted: 'Адамовіч Ёлкін Жук' }])
})

test('a caller that gets no connection in time gets the error "database is busy", by callback or promise', async () => {
  const busy = createDatabase(url, { max: 1, patience: 1000 })
  const taken = await busy.pool.connect()
  await Promise.all([
    expect(busy.pool.query('select 1')).rejects.toBeInstanceOf(DatabaseBusy),
    expect(busy.pool.connect()).rejects.toBeInstanceOf(DatabaseBusy),
  ])
  taken.release()
  expect((await busy.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await expect(busy.pool.query('select nothing')).rejects.toMatchObject({ code: '42703' })
  await busy.close()
})
