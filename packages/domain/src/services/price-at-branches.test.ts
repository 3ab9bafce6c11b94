import { expect, test } from 'vitest'
import { isWithinPrice, priceAtBranches } from './price-at-branches.ts'

const fixed = (price: number, ...branchIds: string[]) => ({
  priceKind: 'fixed' as const,
  priceFrom: price,
  priceTo: null,
  branchIds,
})
const range = { priceKind: 'range' as const, priceFrom: 162, priceTo: 226.8 }

test.each([
  ['an option of another branch', [fixed(162, '1', '2'), fixed(226.8, '1')], ['2'], ['fixed', 162, null]],
  ['all options here', [fixed(162, '1', '2'), fixed(226.8, '1')], ['1'], ['range', 162, 226.8]],
  [
    'one of several branches has it',
    [fixed(162, '1', '2'), fixed(226.8, '1')],
    ['1', '2'],
    ['range', 162, 226.8],
  ],
  [
    'the dear ones elsewhere',
    [fixed(162, '2'), fixed(200, '2'), fixed(226.8, '1')],
    ['2'],
    ['range', 162, 200],
  ],
  [
    'without an upper end',
    [{ ...fixed(180, '2'), priceKind: 'from' as const }, fixed(162, '1')],
    ['2'],
    ['range', 180, 226.8],
  ],
  ['no option here', [fixed(162, '1')], ['2'], ['range', 162, 226.8]],
  ['without options', [], ['2'], ['range', 162, 226.8]],
])(
  'of a range there is what can be had there: %s',
  (_case, options, branchIds, [priceKind, priceFrom, priceTo]) => {
    expect(priceAtBranches({ ...range, options }, branchIds)).toEqual({ priceKind, priceFrom, priceTo })
  },
)

test('a price "from" begins with the cheapest option that is given there', () => {
  const stated = { priceKind: 'from' as const, priceFrom: 162, priceTo: null }
  const options = [fixed(162, '1'), fixed(226.8, '1', '2'), fixed(240, '2')]
  expect(priceAtBranches({ ...stated, options }, ['2'])).toEqual({ ...stated, priceFrom: 226.8 })
  expect(priceAtBranches({ ...stated, options }, ['1', '2'])).toEqual(stated)
})

test('a fixed price and a minimum price are shown as the clinic gave them', () => {
  const options = [fixed(10, '1')]
  for (const price of [fixed(50), { ...fixed(50), priceKind: 'from' as const }]) {
    const { branchIds: _, ...said } = price
    expect(priceAtBranches({ ...said, options }, ['2'])).toEqual(said)
  }
})

test.each([
  ['its ends', range, { ...fixed(162) }, true],
  ['its upper end', range, fixed(226.8), true],
  ['more', range, fixed(226.9), false],
  ['less', range, fixed(161.9), false],
  ['a range that goes beyond', range, { ...range, priceFrom: 200, priceTo: 300 }, false],
  ['the price of the service', range, { priceKind: null, priceFrom: null, priceTo: null }, true],
  ['less than "from"', { ...fixed(50), priceKind: 'from' as const }, fixed(49), false],
  ['more than "from"', { ...fixed(50), priceKind: 'from' as const }, fixed(500), true],
  ['another one than a fixed price', fixed(50), fixed(70), true],
])('an option of %s', (_case, stated, option, isWithin) => {
  expect(isWithinPrice(stated, option)).toBe(isWithin)
})
