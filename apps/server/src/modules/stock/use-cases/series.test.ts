import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { HEADER, stockFiles } from '../testing/stock-files.ts'
import type { StockMode } from './apply-stock.ts'

/* A pharmacy has a pack in several series, each with a row of its own. */

const { db } = await testDatabase()
const { time, bring, said, prices } = stockFiles(db)

/** Price, quantity (`–`: nobody says how many), best-before date and time of all prices. */
const stored = async () =>
  (
    await sql<{ row: string }>`
      select concat_ws(' ', p.code, k.code, s.price, coalesce(s.quantity::text, '–'), coalesce(s.best_before::text, '–'),
        to_char(coalesce(s.as_of, p.stock_as_of), 'HH24:MI')) as row
      from stock s join pharmacy p on p.id = s.pharmacy_id join drug_pack k on k.id = s.pack_id order by p.code, k.code`.execute(
      db,
    )
  ).rows.map(({ row }) => row)

describe.each<StockMode>(['full', 'delta'])('in a %s file', mode => {
  test.each<[string, string[], string[]]>([
    [
      'a series that is sold out does not hide the other',
      ['g1,p1,10,0,2027-01-31,', 'g1,p1,10.50,5,2028-01-31,'],
      ['g1 p1 1050 5 2028-01-31 09:00'],
    ],
    [
      'nor where it comes after it',
      ['g1,p1,10.50,5,2028-01-31,', 'g1,p1,99,0,2029-01-31,', 'g1,p1,10,0,,'],
      ['g1 p1 1050 5 2028-01-31 09:00'],
    ],
    [
      'their packs are added up, at the highest price, until the last of them is no longer good',
      [
        'g1,p1,10,2,2027-01-31,',
        'g1,p2,20,1,2027-05-31,',
        'g1,p1,10.50,3,2027-08-31,',
        'g1,p1,9,4,2027-03-31,',
      ],
      ['g1 p1 1050 9 2027-08-31 09:00', 'g1 p2 2000 1 2027-05-31 09:00'],
    ],
    [
      'nobody says how many of one: nor how many of all',
      ['g1,p1,10,2,2027-01-31,', 'g1,p1,10,,2028-01-31,'],
      ['g1 p1 1000 – 2028-01-31 09:00'],
    ],
    [
      'a series without a date is good for ever',
      ['g1,p1,10,2,2027-01-31,', 'g1,p1,10,1,,'],
      ['g1 p1 1000 3 – 09:00'],
    ],
    [
      'as of the latest of those that are there',
      [
        'g1,p1,10,2,2027-01-31,2026-11-23T08:00:00Z',
        'g1,p1,11,1,2028-01-31,2026-11-23T08:10:00Z',
        'g1,p1,11,0,2029-01-31,2026-11-23T08:20:00Z',
        'g2,p1,11,0,2029-01-31,',
      ],
      ['g1 p1 1100 3 2028-01-31 08:10'],
    ],
    [
      'as many as are counted',
      ['g1,p1,10,999999,2027-01-31,', 'g1,p1,10,9,2028-01-31,'],
      ['g1 p1 1000 1000000 2028-01-31 09:00'],
    ],
  ])('%s', async (_case, rows, expected) => {
    expect((await said([HEADER, ...rows], mode))[0]).toContain(
      `Строк: ${rows.length}, принято: ${rows.length},`,
    )
    // The time of a full file is that of its last row.
    expect(await stored()).toEqual(expected)
  })

  test('a pack is sold out where all its series are', async () => {
    await bring([HEADER, 'g1,p1,10,5,,', 'g1,p2,20,5,,'])
    expect(
      await said([HEADER, 'g1,p1,10,0,2027-01-31,', 'g1,p1,,0,2028-01-31,', 'g1,p2,20,5,,'], mode),
    ).toEqual(
      ['Строк: 3, принято: 3, аптек: 1.', 'Цены: добавлено 0, обновлено 0, больше нет 1.'].map(line =>
        mode === 'delta' ? line.replace('обновлено 0', 'обновлено 1') : line,
      ),
    )
    expect(await prices()).toEqual(['g1 p2 2000'])
  })

  test('a second row of one date is a duplicate, also where there is none', async () => {
    expect(
      (
        await said(
          [
            HEADER,
            'g1,p1,10,1,2027-01-31,',
            'nowhere,p1,10,1,,',
            'g1,p1,11,2,31.01.2027,',
            'g1,p1,12,4,2028-01-31,',
            'g1,p1,12,4,01.2028,',
            'g1,p2,20,1,,',
            'g1,p2,21,2,,',
            'g1,p2,20,1,,',
            'g1,none,20,1,,',
          ],
          mode,
        )
      ).filter(line => !line.startsWith('Цены')),
    ).toEqual([
      'Строк: 9, принято: 3, аптек: 1.',
      'Отклонено строк: 6.',
      '  строка 3: такой аптеки нет',
      ...[4, 6, 8, 9].map(
        line => `  строка ${line}: эта упаковка этой аптеки с тем же сроком годности уже была в файле`,
      ),
      '  строка 10: такой упаковки нет',
    ])
    expect(await stored()).toEqual(['g1 p1 1200 5 2028-01-31 09:00', 'g1 p2 2000 1 – 09:00'])
  })

  test('a pack keeps its former price as a whole where the row of one series cannot be used', async () => {
    await bring([HEADER, 'g1,p1,10,5,,', 'g1,p2,20,5,,', 'g1,p3,30,5,,'])
    await bring(
      [
        HEADER,
        ...[
          'g1,p1,10.505,5,2027-01-31,',
          'g1,p1,10,0,2028-01-31,',
          'g1,p2,20,0,2027-01-31,',
          'g1,p2,free,5,2028-01-31,',
        ],
        ...['g1,p3,29,5,2027-01-31,', 'g1,p3,28,5,2027-06-30,', 'g1,p3,free,5,2028-01-31,'],
        // Without a former price none is shown.
        ...['g2,p1,x,5,2028-01-31,', 'g2,p1,9,5,2027-01-31,', 'g2,p2,9,5,,'],
      ],
      mode,
    )
    expect(await prices()).toEqual(['g1 p1 1000', 'g1 p2 2000', 'g1 p3 3000', 'g2 p2 900'])
  })

  test('a series that has expired is told, and the other is taken', async () => {
    const expired = ['g1,p1,10,5,2026-11-22,', 'g1,p1,11,5,2026-11-21,']
    expect((await said([HEADER, ...expired, 'g1,p1,12,3,2027-01-31,', ...expired], mode)).slice(2)).toEqual([
      'Отклонено строк: 4.',
      ...[2, 3, 5, 6].map(line => `  строка ${line}: срок годности прошёл`),
    ])
    expect(await stored()).toEqual(['g1 p1 1200 3 2027-01-31 09:00'])
  })

  test('a pack that has expired is on sale no more', async () => {
    await bring([HEADER, 'g1,p1,10,,,', 'g1,p2,20,,,', 'r1,p1,10,,,'])
    time.now = new Date('2026-11-23T09:30:00Z')
    expect(
      await said([HEADER, 'g1,p1,10,,2026-11-22,', 'g1,p2,20,,,', 'r1,p1,10,,2026-11-22,'], mode),
    ).toEqual([
      'Строк: 3, принято: 1, аптек: 2.',
      expect.stringContaining('больше нет 2.'),
      'Отклонено строк: 2.',
      '  строка 2: срок годности прошёл',
      '  строка 4: срок годности прошёл',
    ])
    expect(await prices()).toEqual(['g1 p2 2000'])
  })

  test('that one had expired is no reason to end a newer price', async () => {
    await bring([HEADER, 'g1,p1,10,,,'])
    await bring([HEADER, 'g1,p1,10,,2026-11-22,2026-11-23T08:00:00Z'], mode)
    expect(await prices()).toEqual(['g1 p1 1000'])
  })

  test('the highest price of a pack is the one that is held back', async () => {
    await bring([HEADER, 'g1,p1,10,5,,'])
    expect(
      (await said([HEADER, 'g1,p1,10,1,2027-01-31,', 'g1,p1,1000,1,2028-01-31,', 'g1,p2,20,,,'], mode)).slice(
        2,
      ),
    ).toEqual([
      'Не показываем, потому что цена намного отличается от обычной: 1.',
      '  строка 3: аптека g1, упаковка p1, цена 1000.00, обычно 10.00',
    ])
    expect(await prices()).toEqual(['g1 p1 1000', 'g1 p2 2000'])
  })
})

test('two series of more packs than one statement stages', async () => {
  await sql`insert into drug_pack (id, code, drug_id, presentation_ru)
    select 1000 + n, 'm' || n, 1, 'таблетки' from generate_series(1, 4100) n`.execute(db)
  const series = (date: string) => Array.from({ length: 4100 }, (_, n) => `g1,m${n + 1},10,${n % 3},${date},`)
  expect((await said([HEADER, ...series('2027-01-31'), ...series('2028-01-31')]))[0]).toBe(
    'Строк: 8200, принято: 8200, аптек: 1.',
  )
  const { rows } = await sql`select quantity, count(*)::int from stock group by 1 order by 1`.execute(db)
  expect(rows).toEqual([
    { quantity: 2, count: 1367 },
    { quantity: 4, count: 1366 },
  ])
})
