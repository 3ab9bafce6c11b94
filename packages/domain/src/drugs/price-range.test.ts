import { expect, test } from 'vitest'
import type { StockOffer } from './basket.ts'
import { NOWHERE, priceRange } from './price-range.ts'

const early = new Date('2026-03-01T06:00:00Z')
const late = new Date('2026-03-02T06:00:00Z')
const offer = (pharmacyId: string, price: number, asOf = early): StockOffer => ({
  ...{ pharmacyId, packId: '1', price, quantity: null, asOf },
})

test('a range has the lowest and the highest price, and counts a pharmacy once', () => {
  expect(priceRange([offer('1', 500), offer('2', 300, late), offer('2', 900)])).toEqual({
    ...{ priceFrom: 300, priceTo: 900, pharmaciesCount: 2, asOf: early, lowestAsOf: late, isUnknown: false },
  })
})

test.each([
  ['the lowest', [offer('1', 300, early), offer('2', 900, late)], early],
  ['the highest', [offer('1', 300, late), offer('2', 500, early), offer('3', 900, early)], early],
  ['neither', [offer('1', 300, late), offer('2', 500, early), offer('3', 900, late)], late],
])('a range is as of its older price: %s is old', (_case, offers, asOf) => {
  expect(priceRange(offers)).toMatchObject({ asOf, lowestAsOf: offers[0]?.asOf })
})

test('of equal prices the newest says as of when', () => {
  expect(priceRange([offer('1', 300), offer('2', 300, late), offer('3', 300)]).asOf).toEqual(late)
  const range = priceRange([offer('1', 300, late), offer('2', 900), offer('3', 900, late), offer('4', 900)])
  expect(range.asOf).toEqual(late)
})

test('without offers it is nowhere', () => expect(priceRange([])).toEqual(NOWHERE))
