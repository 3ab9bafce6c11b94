import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { HEADER, stockFiles } from '../testing/stock-files.ts'
import type { StockMode } from '../use-cases/apply-stock.ts'

/* A pack that is gone has no stored price with a time: an older row does not bring it back all the same. */

const { db } = await testDatabase()
const { time, bring, said, prices } = stockFiles(db)

/** Rows as of a time of 2026-11-23. */
const at = (clock: string, ...rows: string[]) => rows.map(row => `${row},2026-11-23T${clock}:00Z`)
const LEFT_OUT = 'Пропущено, потому что уже есть более новые сведения: 1.'

/** Packs that were sold out by changes, as kept. */
const soldOut = async () =>
  (
    await sql<{ at: string }>`
      select p.code || ' ' || k.code || ' ' || to_char(g.as_of, 'HH24:MI') as at from stock_sold_out g
        join pharmacy p on p.id = g.pharmacy_id join drug_pack k on k.id = g.pack_id order by 1`.execute(db)
  ).rows.map(row => row.at)

describe.each<StockMode>(['full', 'delta'])('an older %s file', mode => {
  test('brings back nothing that a full file left out or told sold out', async () => {
    await bring([HEADER, ...at('08:30', 'g1,p1,10,,', 'g1,p2,,0,')])
    expect(await said([HEADER, ...at('08:00', 'g1,p2,20,,')], mode)).toEqual([
      'Строк: 1, принято: 1, аптек: 1.',
      'Цены: добавлено 0, обновлено 0, больше нет 0.',
      LEFT_OUT,
    ])
    expect(await said([HEADER, ...at('08:00', 'g1,p3,30,,')], mode)).toContain(LEFT_OUT)
    expect(await prices()).toEqual(['g1 p1 1000'])
  })

  test('brings back nothing that changes told sold out', async () => {
    await bring([HEADER, ...at('07:00', 'g1,p1,10,,', 'g1,p2,20,,')])
    await bring([HEADER, ...at('08:30', 'g1,p2,,0,')], 'delta')
    expect(await said([HEADER, ...at('08:00', 'g1,p1,11,,', 'g1,p2,20,,')], mode)).toEqual([
      'Строк: 2, принято: 2, аптек: 1.',
      'Цены: добавлено 0, обновлено 1, больше нет 0.',
      LEFT_OUT,
    ])
    expect(await prices()).toEqual(['g1 p1 1100'])
    // Nor does one that comes after it, of a pharmacy that has sent no full file.
    await bring([HEADER, ...at('08:30', 'alone,p2,20,0,')], 'delta')
    expect(await said([HEADER, ...at('08:20', 'alone,p2,20,,')], mode)).toContain(LEFT_OUT)
    expect(await prices()).toEqual(['g1 p1 1100'])
  })

  test('of the same time or a newer one brings it back', async () => {
    await bring([HEADER, ...at('08:00', 'g1,p1,10,,')])
    await bring([HEADER, ...at('08:10', 'g1,p2,20,0,')], 'delta')
    await bring([HEADER, ...at('08:10', 'g1,p1,10,,', 'g1,p2,20,,')], mode)
    expect(await prices()).toEqual(['g1 p1 1000', 'g1 p2 2000'])
    await bring([HEADER, ...at('08:20', 'g1,p2,20,0,', 'g1,p3,30,,')], 'delta')
    await bring([HEADER, ...at('08:30', 'g1,p2,21,,')], mode)
    expect(await prices()).toContain('g1 p2 2100')
    expect(await soldOut()).toEqual([])
  })
})

test('changes that come in the wrong order leave a pack as the newest says', async () => {
  await bring([HEADER, ...at('08:30', 'g1,p1,10,0,')], 'delta')
  await bring([HEADER, ...at('08:10', 'g1,p1,10,0,')], 'delta')
  await bring([HEADER, ...at('08:20', 'g1,p1,10,5,')], 'delta')
  expect(await prices()).toEqual([])
  await bring([HEADER, ...at('08:40', 'g1,p1,10,4,')], 'delta')
  await bring([HEADER, ...at('08:35', 'g1,p1,10,0,')], 'delta')
  expect(await prices()).toEqual(['g1 p1 1000'])
})

test('what is sold out is kept until a full file says as of later what the pharmacy has', async () => {
  await bring([HEADER, ...at('08:00', 'g1,p1,10,,', 'g2,p1,10,,')])
  await bring([HEADER, ...at('08:20', 'g1,p1,10,0,', 'g2,p1,10,0,', 'g2,p2,10,0,')], 'delta')
  // A full file that is newer than these changes makes them needless, one that is older does not.
  await bring([HEADER, ...at('08:30', 'g1,p3,30,,'), ...at('08:10', 'g2,p3,30,,')])
  expect(await soldOut()).toEqual(['g2 p1 08:20', 'g2 p2 08:20'])
  expect(await said([HEADER, ...at('08:25', 'g1,p1,10,,')], 'delta')).toContain(LEFT_OUT)
  // Said before the last full file: that one knows better.
  await bring([HEADER, ...at('08:29', 'g1,p2,10,0,')], 'delta')
  expect(await soldOut()).toEqual(['g2 p1 08:20', 'g2 p2 08:20'])
})

test('and for no longer than prices are shown', async () => {
  await bring([HEADER, ...at('08:20', 'g1,p1,10,0,', 'g1,p2,20,0,', 'g2,p1,10,0,')], 'delta')
  time.now = new Date('2026-11-26T08:20:00Z')
  // Changes of other pharmacies are not looked through.
  await bring([HEADER, 'g1,p2,20,0,,2026-11-26T08:00:00Z', 'g1,p3,30,0,,2026-11-20T08:00:00Z'], 'delta')
  expect(await soldOut()).toEqual(['g1 p2 08:00', 'g2 p1 08:20'])
})

test('a full file whose rows are of several times is compared row by row', async () => {
  await bring([HEADER, ...at('08:30', 'g1,p1,10,,')])
  await bring([
    HEADER,
    ...at('08:40', 'g1,p1,10,,'),
    ...at('08:00', 'g1,p2,20,,'),
    ...at('08:35', 'g1,p3,30,,'),
  ])
  expect(await prices()).toEqual(['g1 p1 1000', 'g1 p3 3000'])
})

test('a row without a price that is there leaves all as it is, and says so once', async () => {
  await bring([HEADER, ...at('08:30', 'g1,p1,10,,')])
  await bring([HEADER, ...at('08:00', 'g1,p2,free,,', 'g1,p3,30,0,')], 'delta')
  expect(await said([HEADER, ...at('08:00', 'g1,p2,20,0,', 'g1,p1,9,0,')])).toContain(LEFT_OUT)
  expect(await prices()).toEqual(['g1 p1 1000'])
})
