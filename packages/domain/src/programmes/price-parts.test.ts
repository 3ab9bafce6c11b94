import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceParts, type StatedPrice } from './price-parts.ts'

const fixed = (rubles: number): StatedPrice => ({ priceKind: 'fixed', priceFrom: rubles, priceTo: null })

test.each([
  [90.55, 80, 72.44, 18.11],
  [90.55, 50, 45.27, 45.28],
  [0.01, 99, 0, 0.01],
  [40, 100, 40, 0],
  [40, 0, 0, 40],
])('of %s rubles, %s %% are %s, and the person pays %s', (price, share, programme, person) => {
  const parts = priceParts(fixed(price), share)
  expect([parts.programme.priceFrom, parts.person.priceFrom]).toEqual([programme, person])
})

test('an unknown price has unknown parts', () => {
  const unknown = { priceKind: null, priceFrom: null, priceTo: null }
  expect(priceParts(unknown, 80)).toEqual({ programme: unknown, person: unknown })
})

const kopecks = fc.integer({ min: 0, max: 9_999_999_999 })
const share = fc.integer({ min: 0, max: 100 })
const inKopecks = (rubles: number | null) => Math.round((rubles ?? 0) * 100)

test('both parts make the whole, neither is negative, and both have the kind of the price', () => {
  fc.assert(
    fc.property(kopecks, kopecks, share, (one, other, percent) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const { programme, person } = priceParts(
        { priceKind: 'range', priceFrom: low / 100, priceTo: high / 100 },
        percent,
      )
      expect(inKopecks(programme.priceFrom) + inKopecks(person.priceFrom)).toBe(low)
      expect(inKopecks(programme.priceTo) + inKopecks(person.priceTo)).toBe(high)
      for (const part of [programme, person]) {
        expect(part.priceKind).toBe('range')
        expect(part.priceFrom).toBeGreaterThanOrEqual(0)
        expect(part.priceTo).toBeGreaterThanOrEqual(part.priceFrom ?? 0)
      }
    }),
  )
})

test('a larger share never costs the person more', () => {
  fc.assert(
    fc.property(kopecks, share, share, (price, one, other) => {
      const paid = (percent: number) => inKopecks(priceParts(fixed(price / 100), percent).person.priceFrom)
      expect(paid(Math.max(one, other))).toBeLessThanOrEqual(paid(Math.min(one, other)))
    }),
  )
})
