import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { HEADER, stockFiles } from '../testing/stock-files.ts'
import { storedPrices } from '../testing/stock-world.ts'
import { describeStockImport } from './describe-stock-import.ts'
import { importStock } from './import-stock.ts'

const { db } = await testDatabase()
const { write, time, deps, bring, said, prices } = stockFiles(db)

const packs = Array.from({ length: 10 }, (_, at) => `m${at}`)
beforeEach(async () => {
  await sql`insert into drug_pack (id, code, drug_id, presentation_ru)
    select 100 + n, 'm' || n, 1, 'таблетки' from generate_series(0, 9) n`.execute(db)
})

const rowsOf = (pharmacy: string, codes: readonly string[]) => codes.map(code => `${pharmacy},${code},10,,,`)
const unknown = packs.map(code => `own-${code}`)
const TOLD = 'Файл принят не за полный, аптек: 1. То, чего в нём нет, осталось у них прежним.'

test('a full file whose rows mostly name unknown packs takes nothing away, and says so', async () => {
  const before = time.now
  await bring([HEADER, ...rowsOf('g1', packs), ...rowsOf('r1', packs)])
  time.now = new Date('2026-11-24T09:00:00Z')
  const lines = await said([
    HEADER,
    'g1,m0,11,,,',
    ...rowsOf('g1', unknown.slice(1)),
    ...rowsOf('r1', ['m0']),
  ])
  expect(lines.slice(0, 4)).toEqual([
    'Строк: 11, принято: 2, аптек: 2.',
    'Цены: добавлено 0, обновлено 1, больше нет 9.',
    TOLD,
    '  аптека g1: осталось прежних цен 9, непригодных строк 9 из 10',
  ])
  const stored = (await storedPrices(db)).map(({ at, price, asOf }) => [at, price, asOf])
  expect(stored).toEqual([
    ['g1 m0', 1100, time.now],
    ...packs.slice(1).map(code => [`g1 ${code}`, 1000, before]),
    ['r1 m0', 1000, time.now],
  ])
})

test('rows that cannot be read as rows, and packs that have all expired, count too', async () => {
  await bring([HEADER, ...rowsOf('g1', packs)])
  expect(await said([HEADER, 'g1,m0,10,,,', ...Array.from({ length: 5 }, () => 'g1')])).toContain(TOLD)
  expect(
    await said([HEADER, 'g1,m0,10,,,', ...packs.slice(1).map(code => `g1,${code},10,,2016-12-31,`)]),
  ).toContain(TOLD)
  expect(await prices()).toHaveLength(10)
})

test('goods of no register and pharmacies of others do not hold up what is sold out', async () => {
  await bring([HEADER, ...rowsOf('g1', packs)])
  await bring([
    HEADER,
    ...rowsOf('g1', packs.slice(1)),
    ...rowsOf('g1', unknown),
    ...rowsOf('nowhere', unknown),
  ])
  expect(await prices()).toHaveLength(9)
  await bring([HEADER, ...rowsOf('g1', packs.slice(8)), ...rowsOf('nowhere', unknown)])
  expect(await prices()).toHaveLength(2)
})

test('prices that are not shown any more are no reason to keep them', async () => {
  await bring([HEADER, ...rowsOf('g1', packs)])
  const changed = [HEADER, 'g1,m0,10,,,', ...rowsOf('g1', unknown)]
  await bring(changed)
  time.now = new Date('2026-11-26T10:00:00Z')
  await bring(changed)
  expect(await prices()).toEqual(['g1 m0 1000'])
})

test('who says that the file is complete is believed', async () => {
  await bring([HEADER, ...rowsOf('g1', packs)])
  const changed = await write([HEADER, 'g1,m0,10,,,', ...rowsOf('g1', unknown)].join('\n'))
  const result = await importStock(changed, deps, { mode: 'full', isComplete: true })
  expect(describeStockImport(result, 'ru')).not.toContain(TOLD)
  expect(await prices()).toEqual(['g1 m0 1000'])
})
