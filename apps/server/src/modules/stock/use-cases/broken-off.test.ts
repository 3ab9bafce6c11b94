import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { HEADER, stockFiles } from '../testing/stock-files.ts'
import { describeStockImport } from './describe-stock-import.ts'
import { importStock } from './import-stock.ts'

const { db } = await testDatabase()
const { write, deps, bring, said, prices, versions } = stockFiles(db)

const FULL = [HEADER, 'g1,p1,10,,,', 'g1,p2,20,,,', 'g1,p3,30,,,']
const row = (pack: string) => `{"pharmacy":"g1","pack":"${pack}","price":15}`

test.each([
  ['half an object', `${row('p1')}\n{"pharmacy": "g1", "pa`],
  ['half of its only object', '{"pharmacy": "g1", "pa'],
  ['open quotation marks', 'pharmacy;pack;price\n"g1";"p1";"15"\n"g1";"p'],
  ['open quotation marks in the last column', 'pharmacy,pack,price\ng1,p1,15\ng1,p2,"15'],
  ['fewer values than columns', `${HEADER}\ng1,p1,15,,,\ng1,p2,1`],
  ['fewer values than any row has', 'pharmacy;pack;price;quantity;bestBefore\ng1;p1;15;3\ng1;p2;1'],
])('a file that ends in %s changes nothing, and says so', async (_case, content) => {
  await bring(FULL)
  const before = await versions()
  for (const mode of ['full', 'delta'] as const)
    for (const checkOnly of [false, true])
      expect(
        describeStockImport(await importStock(await write(content), deps, { mode, checkOnly }), 'ru'),
      ).toEqual(['Файл обрывается посреди строки. Ничего не изменено.'])
  expect(await versions()).toEqual(before)
})

test.each([
  ['a whole row', 'pharmacy;pack;price\ng1;p1;15'],
  ['a whole object', row('p1')],
  ['the end that DOS gave to files', 'pharmacy;pack;price\ng1;p1;15\n\u001A'],
  ['a row that leaves out what others do', 'pharmacy;pack;price;quantity\ng1;p1;15\ng1;p2;25'],
])('a file that ends with %s, and no line break, is read', async (_case, content) => {
  expect((await said(Buffer.from(content)))[2]).toBeUndefined()
  expect((await prices())[0]).toBe('g1 p1 1500')
})

test.each([
  ['one of a program that never quotes', 'name;pharmacy;pack;price\n"Зелёная;g1;p1;15\nтест;g1;p2;25\n'],
  ['one in the middle of a value of the last row', 'pharmacy;pack;price;name\ng1;p2;25;x\ng1;p1;15;шприц 2"'],
])('a stray quotation mark, %s, is told with its line', async (_case, content) => {
  expect((await said(Buffer.from(content))).at(-1)).toMatch(/строка [23]: кавычки не закрыты/)
  expect(await prices()).toEqual(['g1 p2 2500'])
})
