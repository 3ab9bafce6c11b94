import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { HEADER, stockFiles } from '../testing/stock-files.ts'

/* Nobody else has the package, and its sender has never had it: other packages of the medicine are the measure. */

const { db } = await testDatabase()
const { bring, said, prices } = stockFiles(db)

const heldOf = async (mode: 'full' | 'delta', ...lines: string[]) => {
  const result = await bring([HEADER, ...lines], mode)
  return 'applied' in result ? result.applied.heldBack.count : result
}
/** Two senders ask about ten rubles for ten tablets. */
const tenTablets = () => heldOf('full', 'r1,p1,10.00,,,', 'alone,p1,10.60,,,')

test('a first price in a wrong unit is held back by what other packages cost for as much, and told', async () => {
  await tenTablets()
  expect((await said([HEADER, 'g1,p2,2000,,,'])).slice(2)).toEqual([
    'Не показываем, потому что цена намного отличается от обычной: 1.',
    '  строка 2: аптека g1, упаковка p2, цена 2000.00, обычно 20.00',
  ])
  expect(await heldOf('delta', 'g1,p2,0.20,,,')).toBe(1)
  expect((await prices()).filter(price => price.startsWith('g1'))).toEqual([])
  expect(await heldOf('delta', 'g1,p2,21,,,')).toBe(0)
  expect(await prices()).toContain('g1 p2 2100')
})

test.each([
  ['600.01', '600'],
  ['0.66', '0.67'],
])(
  'a first price may be thirty times above or below another package for as much, because strengths differ: not %s, but %s',
  async (held, shown) => {
    await tenTablets()
    expect(await heldOf('full', `g1,p2,${held},,,`)).toBe(1)
    expect(await heldOf('full', `g1,p2,${shown},,,`)).toBe(0)
  },
)

test('other packages of one sender alone are no measure: it may be the one that is wrong', async () => {
  await heldOf('full', 'r1,p1,10.00,,,', 'r1,p3,12.00,,,')
  expect(await heldOf('full', 'g1,p2,2000,,,')).toBe(0)
})

test('the prices that a feed replaces are no measure for it', async () => {
  await heldOf('full', 'g1,p1,1000,,,', 'g2,p1,1000,,,', 'alone,p1,1000,,,')
  expect(await heldOf('full', 'g1,p2,20,,,', 'g2,p2,20,,,', 'alone,p2,20,,,')).toBe(0)
})
