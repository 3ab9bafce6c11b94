import { expect, test } from 'vitest'
import { plausibleOffers } from './held-price.ts'

const offers = (...prices: number[]) =>
  prices.map((price, at) => ({
    ...{ pharmacyId: String(at), packId: '1', price, quantity: null, asOf: new Date(0) },
  }))
const plausible = (...prices: number[]) => plausibleOffers(offers(...prices)).map(({ price }) => price)

test('a price ten times from the usual one is plausible, beyond that it is not', () => {
  expect(plausible(500, 500, 500, 5000, 50)).toEqual([500, 500, 500, 5000, 50])
  expect(plausible(500, 500, 500, 5001, 49)).toEqual([500, 500, 500])
})

test.each([
  [
    [500, 500, 500, 999_999],
    [500, 500, 500],
  ],
  [
    [999_999, 520, 500],
    [520, 500],
  ],
  // Nobody knows which of them is right.
  [
    [500, 999_999],
    [500, 999_999],
  ],
  [
    [5, 5, 999_999, 999_999],
    [5, 5, 999_999, 999_999],
  ],
  [[999_999], [999_999]],
])('of a few pharmacies, what most of them agree on is usual: %j', (prices, expected) =>
  expect(plausible(...prices)).toEqual(expected),
)

test('where the pharmacies of a town do not agree, what was usual before is the measure', () => {
  expect(plausibleOffers(offers(999_999, 510), 500).map(({ price }) => price)).toEqual([510])
  expect(plausibleOffers(offers(999_999), 500)).toEqual([])
  // Those that agree now know better.
  expect(plausibleOffers(offers(9000, 9000, 500), 500).map(({ price }) => price)).toEqual([9000, 9000])
})
