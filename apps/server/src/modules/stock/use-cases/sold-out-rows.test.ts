import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { HEADER, stockFiles } from '../testing/stock-files.ts'
import type { StockMode } from './apply-stock.ts'
import { describeStockImport } from './describe-stock-import.ts'
import { importStock } from './import-stock.ts'

/* A pack of quantity 0 is sold out, whatever else its row says. */

const { db } = await testDatabase()
const { write, time, deps, bring, said, prices } = stockFiles(db)

describe.each<StockMode>(['full', 'delta'])('in a %s file', mode => {
  beforeEach(async () => {
    await bring([HEADER, 'g1,p1,10,5,,', 'g1,p2,20,,,'])
    time.now = new Date('2026-11-23T09:30:00Z')
  })

  test.each([
    ['without a price', 'g1,p1,,0,,'],
    ['at 0', 'g1,p1,0,0,,'],
    ['at 0.00', 'g1,p1,0.00,0,,'],
    ['at 0,00', 'g1,p1,"0,00",0,,'],
    ['at a price far from the former one', 'g1,p1,0.01,0,,'],
    ['of a series that is no longer good', 'g1,p1,10,0,2026-10-31,'],
  ])('what is sold out %s is not on sale', async (_case, row) => {
    expect(await said([HEADER, row, 'g1,p2,20,,,'], mode)).toEqual([
      'Строк: 2, принято: 2, аптек: 1.',
      expect.stringContaining('больше нет 1.'),
    ])
    expect(await prices()).toEqual(['g1 p2 2000'])
  })

  test('a price of zero is none for what is in stock: the former one stays', async () => {
    expect(await said([HEADER, 'g1,p1,0.00,1,,', 'g1,p2,0,,,', 'r1,p1,11,,,'], mode)).toContain(
      'Отклонено строк: 2.',
    )
    expect(await prices()).toEqual(['g1 p1 1000', 'g1 p2 2000', 'r1 p1 1100'])
  })
})

test('objects of NDJSON say so with numbers, and a check reads them, too', async () => {
  await bring([HEADER, 'g1,p1,10,5,,'])
  const file = await write('{"pharmacy":"g1","pack":"p1","price":0,"quantity":0}\n')
  const checked = await importStock(file, deps, { mode: 'delta', checkOnly: true })
  expect(describeStockImport(checked, 'ru').slice(1)).toEqual([
    'Строк: 1, принято: 1, аптек: 1.',
    'Цены: добавлено 0, обновлено 0, больше нет 1.',
  ])
  await importStock(file, deps, { mode: 'delta' })
  expect(await prices()).toEqual([])
})
