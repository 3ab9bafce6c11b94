import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { beforeEach, expect, test } from 'vitest'
import { feedWriter, fillStockWorld } from '../testing/stock-world.ts'
import { describePackCodesImport, importPackCodes } from './import-pack-codes.ts'

const { db } = await testDatabase()
const write = feedWriter()
beforeEach(() => fillStockWorld(db))

const said = async (...lines: string[]) =>
  describePackCodesImport(await importPackCodes(await write(lines.join('\n'), 'codes.csv'), { db }), 'ru')
const codes = async () =>
  (
    await db
      .selectFrom('pack_code')
      .select(['chain_id', 'code', 'pack_id'])
      .orderBy('code')
      .orderBy('chain_id')
      .execute()
  ).map(({ chain_id, code, pack_id }) => `${chain_id} ${code} ${pack_id}`)

test('codes of chains and of everybody are added and changed; others stay', async () => {
  expect(await said('code,pack,chain', '4810000000018,p1,', 'A-1,p1,green', 'A-1,p2,red')).toEqual([
    'Коды упаковок: в файле 3, новых и изменённых 3.',
  ])
  expect(await said('chain;pack;code;note', 'red;p3;A-1;x')).toEqual([
    'Коды упаковок: в файле 1, новых и изменённых 1.',
  ])
  expect(await codes()).toEqual(['null 4810000000018 1', '1 A-1 1', '2 A-1 3'])
})

test('all mistakes are told at once, and nothing changes', async () => {
  expect(await said('code,pack,chain', 'A-1,p9,blue', 'A-2,p1,', 'A-2,p2,', ',p1,')).toEqual([
    'codes.csv, строка 2, столбец «pack»: такой упаковки нет; указано «p9»',
    'codes.csv, строка 2, столбец «chain»: такой сети аптек нет; указано «blue»',
    'codes.csv, строка 4, столбец «code»: повтор: то же самое уже есть в строке 3',
    'codes.csv, строка 5, столбец «code»: значение не указано; оно нужно',
    'Найдено 4 ошибки. Ничего не изменено.',
  ])
  expect(await codes()).toEqual([])
})

test('an EAN-13 with a wrong check digit is told, because every scanner refuses it; own codes of chains may be any', async () => {
  const wrong = '4810000000010'
  expect(await said('code,pack,chain', `${wrong},p1,`, '4810000000018,p1,', '48100000,p2,')).toEqual([
    `codes.csv, строка 2, столбец «code»: последняя цифра EAN-13 не сходится с остальными; указано «${wrong}»`,
    'Найдена 1 ошибка. Ничего не изменено.',
  ])
  expect(await said('code,pack,chain', `${wrong},p1,green`, '48100000,p2,')).toEqual([
    'Коды упаковок: в файле 2, новых и изменённых 2.',
  ])
})
