import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { stockFiles } from '../testing/stock-files.ts'

/* A row that names its pack twice, by the id of the register and by a code. */

const { db } = await testDatabase()
const { said, prices, bring, time } = stockFiles(db)
const HEADER = 'pharmacy,pack,code,price'

beforeEach(async () => {
  await sql`insert into pack_code (chain_id, code, pack_id) values
    (null, '4810000000018', 1), (1, 'A-2', 2), (null, 'A-2', 3)`.execute(db)
})

test('a row whose pack and code are of different packs is rejected, and both keep their former prices', async () => {
  await bring([HEADER, 'g1,p1,,10', 'g1,p2,,20', 'g1,p3,,30'])
  time.now = new Date('2026-11-24T09:00:00Z')
  expect(await said([HEADER, 'g1,p1,A-2,99', 'g1,p3,,31'])).toEqual([
    'Строк: 2, принято: 1, аптек: 1.',
    'Цены: добавлено 0, обновлено 1, больше нет 0.',
    'Отклонено строк: 1.',
    '  строка 2: «pack» и «code» называют разные упаковки',
  ])
  expect(await prices()).toEqual(['g1 p1 1000', 'g1 p2 2000', 'g1 p3 3100'])
  expect((await said([HEADER, 'g1,p2,4810000000018,99'], 'delta'))[2]).toBe('Отклонено строк: 1.')
  expect(await prices()).toEqual(['g1 p1 1000', 'g1 p2 2000', 'g1 p3 3100'])
})

test.each(['full', 'delta'] as const)(
  'a row of the other pack itself counts, in whichever order they come (%s)',
  async mode => {
    const [header, doubtful] = [`${HEADER},quantity`, 'g1,p1,A-2,99,']
    await bring([HEADER, 'g1,p1,,10', 'g1,p2,,20'])
    time.now = new Date('2026-11-24T09:00:00Z')
    expect((await said([header, doubtful, 'g1,p2,,20,0'], mode))[1]).toBe(
      'Цены: добавлено 0, обновлено 0, больше нет 1.',
    )
    expect(await prices()).toEqual(['g1 p1 1000'])
    time.now = new Date('2026-11-25T09:00:00Z')
    await bring([header, 'g1,p2,,21,', doubtful], mode)
    expect(await prices()).toEqual(['g1 p1 1000', 'g1 p2 2100'])
  },
)

test('a row of the other pack that could not be used leaves both their former prices', async () => {
  await bring([HEADER, 'g1,p1,,10', 'g1,p2,,20', 'g1,p3,,30'])
  time.now = new Date('2026-11-24T09:00:00Z')
  const answer = await said([
    `${HEADER},bestBefore`,
    'g1,p1,A-2,99,',
    'g1,p2,,wrong,2027-05-31',
    'g1,p2,,25,',
    'g1,p3,,31,',
  ])
  expect(answer[0]).toBe('Строк: 4, принято: 1, аптек: 1.')
  expect(await prices()).toEqual(['g1 p1 1000', 'g1 p2 2000', 'g1 p3 3100'])
})

test('so is an object of NDJSON', async () => {
  const object = { pharmacy: 'g1', pack: 'p1', code: 'A-2', price: 10 }
  expect((await said(Buffer.from(`${JSON.stringify(object)}\n`))).slice(2)).toEqual([
    'Отклонено строк: 1.',
    '  строка 1: «pack» и «code» называют разные упаковки',
  ])
})

test('a code of the same pack, and one that nobody has told, are no contradiction', async () => {
  expect(
    await said([HEADER, 'g1,p1,4810000000018,10', 'g1,p2,A-2,20', 'r1,p3,A-2,30', 'g1,p3,own-7,40']),
  ).toEqual(['Строк: 4, принято: 4, аптек: 2.', 'Цены: добавлено 4, обновлено 0, больше нет 0.'])
})

test('rows that name two packs fill a whole statement, and none is lost', async () => {
  await sql`
    insert into drug_pack (id, code, drug_id, presentation_ru)
    select 100 + n, 'm' || n, 1, 'таблетки' from generate_series(1, 2001) n`.execute(db)
  const rows = Array.from({ length: 2001 }, (_, at) => `g1,m${at + 1},,10`)
  await bring([HEADER, ...rows, 'g1,p1,,10'])
  const doubtful = rows.map(row => row.replace(',,', ',4810000000018,'))
  expect((await said([HEADER, ...doubtful, 'g1,p2,,20']))[1]).toBe(
    'Цены: добавлено 1, обновлено 0, больше нет 0.',
  )
  expect(await prices()).toHaveLength(2003)
})
