import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { HEADER, stockFiles } from '../testing/stock-files.ts'
import { forgetTypicalPrices } from './hold-back.ts'

/* What a sender that stands alone with a pack asked before is a measure for fifteen days: five times as long as prices are shown. */

const { db } = await testDatabase()
const { bring, prices, time } = stockFiles(db)
const DAY_MS = 86_400_000

const heldOf = async (mode: 'full' | 'delta', ...lines: string[]) => {
  const result = await bring([HEADER, ...lines], mode)
  return 'applied' in result ? result.applied.heldBack.count : result
}
const begin = time.now
const onDay = (day: number) => {
  time.now = new Date(begin.getTime() + day * DAY_MS)
}

test.each(['full', 'delta'] as const)(
  'a first price in a wrong unit that stays alone gives way to the right one of %s feeds after fifteen days',
  async mode => {
    await heldOf(mode, 'alone,p1,400,,,')
    for (const day of [1, 3, 8, 14]) {
      onDay(day)
      expect([day, await heldOf(mode, 'alone,p1,4.00,,,')]).toEqual([day, 1])
    }
    onDay(15)
    expect(await heldOf(mode, 'alone,p1,4.00,,,')).toBe(0)
    expect(await prices()).toEqual(['alone p1 400'])
  },
)

test('so does the first full feed of a chain, also where it is sold out meanwhile', async () => {
  await sql`insert into pharmacy (id, code, chain_id, name_ru, location_code, address_ru, latitude, longitude)
    select 10 + n, 'a' || n, 1, 'Аптека', 17, 'Улица', 53.9, 27.5 from generate_series(1, 5) n`.execute(db)
  const five = (pack: string, price: number) => [1, 2, 3, 4, 5].map(n => `a${n},${pack},${price},,,`)
  await heldOf('full', ...five('p1', 1000), ...five('p2', 1000))
  await heldOf('delta', ...[1, 2, 3, 4, 5].map(n => `a${n},p2,,0,,`))
  onDay(14)
  expect(await heldOf('full', ...five('p1', 10), ...five('p2', 10))).toBe(10)
  onDay(15)
  expect(await heldOf('full', ...five('p1', 10), ...five('p2', 10))).toBe(0)
})

test('who sends the right prices each day is compared with them for as long as it does', async () => {
  await sql`insert into pharmacy (id, code, chain_id, name_ru, location_code, address_ru, latitude, longitude)
    select 10 + n, 'a' || n, 1, 'Аптека', 17, 'Улица', 53.9, 27.5 from generate_series(1, 5) n`.execute(db)
  const five = (price: number) => [1, 2, 3, 4, 5].map(n => `a${n},p1,${price},,,`)
  for (const day of [0, 7, 14, 21, 28]) {
    onDay(day)
    expect(await heldOf('full', ...five(10), 'alone,p2,4.00,,,')).toBe(0)
  }
  onDay(40)
  expect(await heldOf('full', ...five(1000), 'alone,p2,400,,,')).toBe(6)
})

test('of how many packs prices are forgotten is told, and again only what came since', async () => {
  await heldOf('full', 'alone,p1,4.00,,,', 'alone,p2,5.00,,,', 'r1,p3,6.00,,,')
  onDay(16)
  await heldOf('delta', 'alone,p1,4.10,,,')
  // Those of the other two are too old to be a measure.
  expect(await forgetTypicalPrices(db, null, time.now)).toBe(1)
  expect(await forgetTypicalPrices(db, null, time.now)).toBe(0)
  onDay(17)
  await heldOf('delta', 'alone,p2,5.10,,,')
  expect(await forgetTypicalPrices(db, 'p1', time.now)).toBe(0)
  expect(await forgetTypicalPrices(db, null, time.now)).toBe(1)
})

test('where prices are shown for one hour, who sends the right ones each hour is compared with them, too', async () => {
  await sql`insert into pharmacy (id, code, chain_id, name_ru, location_code, address_ru, latitude, longitude)
    select 10 + n, 'a' || n, 1, 'Аптека', 17, 'Улица', 53.9, 27.5 from generate_series(1, 5) n`.execute(db)
  await sql`insert into remote_config (key, value, updated_at)
    values ('drugPrices', '{"staleHours": 1, "hiddenHours": 1}', ${begin})`.execute(db)
  onTestFinished(async () => void (await sql`delete from remote_config`.execute(db)))
  const five = (price: number) => [1, 2, 3, 4, 5].map(n => `a${n},p1,${price},,,`)
  for (let hour = 0; hour < 7; hour += 1) {
    onDay(hour / 24)
    expect(await heldOf('full', ...five(10))).toBe(0)
  }
  // Sold out: no pharmacy has a former price.
  await heldOf('delta', ...[1, 2, 3, 4, 5].map(n => `a${n},p1,,0,,`))
  onDay(7 / 24)
  expect(await heldOf('full', ...five(1000))).toBe(5)
})

test('typical prices that are too old to be a measure do not count as forgotten', async () => {
  await sql`insert into pharmacy (id, code, chain_id, name_ru, location_code, address_ru, latitude, longitude)
    select 10 + n, 'a' || n, 1, 'Аптека', 17, 'Улица', 53.9, 27.5 from generate_series(1, 5) n`.execute(db)
  const five = (pack: string) => [1, 2, 3, 4, 5].map(n => `a${n},${pack},10,,,`)
  await heldOf('full', ...five('p1'), ...five('p2'))
  onDay(10)
  await heldOf('full', ...five('p2'))
  onDay(16)
  expect(await forgetTypicalPrices(db, 'p1', time.now)).toBe(0)
  expect(await forgetTypicalPrices(db, null, time.now)).toBe(1)
})
