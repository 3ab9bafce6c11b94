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

test('of fewer than five pharmacies no price is usual', () =>
  expect(plausible(500, 500, 500, 999_999)).toHaveLength(4))
