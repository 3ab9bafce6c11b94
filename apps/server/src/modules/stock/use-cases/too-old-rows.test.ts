import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { HEADER, stockFiles } from '../testing/stock-files.ts'

const { db } = await testDatabase()
const { said, prices } = stockFiles(db)

test('rows that are as of too long ago to be shown are taken and told', async () => {
  const rows = [
    HEADER,
    'g1,p1,10,,,2026-11-20T09:00:01Z',
    'g1,p2,11,,,2026-11-20T09:00:00Z',
    'g1,p3,,0,,2026-11-01T09:00:00Z',
    'r1,p1,12,,,01.11.2025 08:00',
  ]
  expect(await said(rows)).toEqual([
    'Строк: 4, принято: 4, аптек: 2.',
    'Цены: добавлено 3, обновлено 0, больше нет 0.',
    'Время цены такое давнее, что мы её не показываем, строк: 2.',
    '  строки: 3, 5',
  ])
  expect(await prices()).toEqual(['g1 p1 1000', 'g1 p2 1100', 'r1 p1 1200'])
})
