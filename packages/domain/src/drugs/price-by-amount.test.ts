import { expect, test } from 'vitest'
import { packageSizeOf } from './package-size.ts'
import { priceByAmount } from './price-by-amount.ts'

const of = (sender: number, presentation: string, price: number) => ({
  ...{ sender, size: packageSizeOf(presentation), price },
})
const ofTwenty = (...others: ReturnType<typeof of>[]) =>
  priceByAmount(packageSizeOf('таблетки 200мг №20'), others)

test.each([
  ['twice as much costs twice as much', [of(1, '№10', 500), of(2, '№10', 520)], 1000],
  ['a larger package says it, too', [of(1, '№100', 4000), of(2, '№10', 500)], 800],
  ['one sender is no measure, however many packages it has', [of(1, '№10', 500), of(1, '№40', 2000)], null],
  ['senders that disagree are none', [of(1, '№10', 500), of(2, '№10', 50_000)], null],
  [
    'of one that is far from two others nothing is said',
    [of(1, '№10', 500), of(2, '№10', 500), of(3, '№10', 90_000)],
    1000,
  ],
  ['a package that says no size is compared with nothing', [of(1, 'мазь', 500), of(2, '№10', 500)], null],
  ['millilitres are no pieces', [of(1, 'сироп во флаконах 100мл', 500), of(2, '№10', 500)], null],
  ['nothing known', [], null],
])('%s', (_case, others, expected) => expect(ofTwenty(...others)).toBe(expected))
