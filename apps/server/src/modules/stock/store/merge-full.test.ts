import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HEADER, stockFiles } from '../testing/stock-files.ts'
import { storedPrices } from '../testing/stock-world.ts'

const { db } = await testDatabase()
const { time, bring, said, prices, versions } = stockFiles(db)

test('an older full file replaces no newer price, and leaves out none', async () => {
  const at = (time: string, ...rows: string[]) => rows.map(row => `${row},,,2026-11-23T${time}:00Z`)
  await bring([HEADER, ...at('08:00', 'g1,p1,10', 'g1,p2,20', 'g1,p3,30')])
  await bring([HEADER, ...at('08:50', 'g1,p1,12', 'g1,p2,22')], 'delta')
  expect((await said([HEADER, ...at('08:10', 'g1,p1,11')])).slice(1)).toEqual([
    'Цены: добавлено 0, обновлено 0, больше нет 1.',
    'Пропущено, потому что уже есть более новые сведения: 1.',
  ])
  expect(await prices()).toEqual(['g1 p1 1200', 'g1 p2 2200'])
  expect((await storedPrices(db)).map(({ asOf }) => asOf.toISOString().slice(11, 16))).toEqual([
    '08:50',
    '08:50',
  ])
  // As of 09:00: newer than all.
  expect((await said([HEADER, 'g1,p1,13,,,'])).slice(1)).toEqual([
    'Цены: добавлено 0, обновлено 1, больше нет 1.',
  ])
})

test('a full file of an hour ago after one of now changes nothing that is there', async () => {
  await bring([HEADER, 'g1,p1,10,,,', 'g1,p2,20,,,'])
  const before = await versions()
  expect((await said([HEADER, 'g1,p1,9,,,2026-11-23T08:00:00Z']))[2]).toBe(
    'Пропущено, потому что уже есть более новые сведения: 1.',
  )
  expect(await versions()).toEqual(before)
  expect((await storedPrices(db)).map(({ asOf }) => asOf)).toEqual([time.now, time.now])
})

test('a pack whose row cannot be used keeps its former price with its time', async () => {
  const former = time.now
  await bring([HEADER, 'g1,p1,10,,,', 'g1,p2,20,,,', 'g1,p3,30,,,', 'r1,p1,40,,,'])
  time.now = new Date('2026-11-24T09:00:00Z')
  await bring([HEADER, 'g1,p1,11,,,', 'g1,p2,20.505,,,', 'g1,p3,31,,2026-11-23,', 'r1,p1,free,,,'])
  expect((await storedPrices(db)).map(({ at, price, asOf }) => [at, price, asOf])).toEqual([
    ['g1 p1', 1100, time.now],
    ['g1 p2', 2000, former],
    ['r1 p1', 4000, former],
  ])
})

test('two files of the same pharmacies at once are applied one after the other', async () => {
  await sql`insert into drug_pack (id, code, drug_id, presentation_ru)
    select 1000 + n, 'm' || n, 1, 'таблетки' from generate_series(1, 2000) n`.execute(db)
  const rows = (pharmacy: string) => Array.from({ length: 2000 }, (_, n) => `${pharmacy},m${n + 1},10,,,`)
  const files = [
    [HEADER, ...rows('g1'), ...rows('r1')],
    [HEADER, ...rows('r1'), ...rows('g1')],
  ]
  const results = await Promise.all(files.map(lines => bring(lines)))
  expect(results.map(({ outcome }) => outcome)).toEqual(['imported', 'imported'])
  expect(await prices()).toHaveLength(4000)
})

test('a price is as of no later than now', async () => {
  await bring([HEADER, 'g1,p1,10,,,2026-11-23T09:08:00Z'])
  expect((await storedPrices(db))[0]?.asOf).toEqual(time.now)
})
