import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HEADER, stockFiles } from '../testing/stock-files.ts'
import { forgetTypicalPrices } from './hold-back.ts'

/* Nobody else has the package, and fewer than five pharmacies of its sender: their own former prices are the measure. */

const { db } = await testDatabase()
const { bring, prices, time } = stockFiles(db)

const heldOf = async (mode: 'full' | 'delta', ...lines: string[]) => {
  time.now = new Date(time.now.getTime() + 60_000)
  const result = await bring([HEADER, ...lines], mode)
  return 'applied' in result ? result.applied.heldBack.count : result
}
const chain = (price: string) => ['g1', 'g2'].map(pharmacy => `${pharmacy},p1,${price},,,`)

test.each(['full', 'delta'] as const)(
  'a pharmacy that is alone with a pack and sends a hundred times its price in a %s feed keeps the former one',
  async mode => {
    expect(await heldOf(mode, 'alone,p1,4.00,,,')).toBe(0)
    expect(await heldOf(mode, 'alone,p1,400,,,')).toBe(1)
    expect(await prices()).toEqual(['alone p1 400'])
    expect(await heldOf(mode, 'alone,p1,4.10,,,')).toBe(0)
    expect(await prices()).toEqual(['alone p1 410'])
  },
)

test.each(['full', 'delta'] as const)('so does a small chain whose %s feed is all in kopecks', async mode => {
  expect(await heldOf(mode, ...chain('4.00'))).toBe(0)
  expect(await heldOf(mode, ...chain('400'))).toBe(2)
  expect(await heldOf(mode, ...chain('400'))).toBe(2)
  expect(new Set((await prices()).map(price => price.split(' ')[2]))).toEqual(new Set(['400']))
  expect(await heldOf(mode, ...chain('4.20'))).toBe(0)
})

test('a chain that sends changes only is compared with what it sent before, not with the middle of its own mistake', async () => {
  await sql`insert into pharmacy (id, code, chain_id, name_ru, location_code, address_ru, latitude, longitude)
    select 10 + n, 'a' || n, 2, 'Аптека', 17, 'Улица', 53.9, 27.5 from generate_series(1, 5) n`.execute(db)
  const five = (price: number) => [1, 2, 3, 4, 5].map(n => `a${n},p1,${price},,,`)
  expect(await heldOf('delta', ...five(10))).toBe(0)
  expect(await heldOf('delta', ...five(1000))).toBe(5)
})

test('ten times as much is shown, a kopeck more is held back', async () => {
  await heldOf('full', 'alone,p1,4.00,,,')
  expect(await heldOf('full', 'alone,p1,40.01,,,')).toBe(1)
  expect(await heldOf('full', 'alone,p1,40.00,,,')).toBe(0)
})

test('a former price that was the mistake gives way once it is sold out, or at the word of the operator', async () => {
  await heldOf('full', 'alone,p1,400,,,')
  expect(await heldOf('delta', 'alone,p1,4.00,,,')).toBe(1)
  await heldOf('delta', 'alone,p1,,0,,')
  expect(await heldOf('delta', 'alone,p1,4.00,,,')).toBe(0)
  expect(await heldOf('full', 'alone,p1,400,,,')).toBe(1)
  expect(await forgetTypicalPrices(db, 'p1', time.now)).toBe(1)
  expect(await heldOf('full', 'alone,p1,400,,,')).toBe(0)
})

test('other packages of the medicine show that the former price was the mistake', async () => {
  await heldOf('full', 'alone,p2,2000,,,')
  await heldOf('full', 'r1,p1,10.00,,,')
  await heldOf('full', 'g1,p1,10.60,,,')
  expect(await heldOf('full', 'alone,p2,20,,,')).toBe(0)
})
