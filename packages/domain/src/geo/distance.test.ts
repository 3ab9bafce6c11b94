import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'

const MINSK = { latitude: 53.9, longitude: 27.5667 }
const BREST = { latitude: 52.0976, longitude: 23.7341 }

test('Minsk and Brest are some 328 km apart', () => {
  expect(distanceKm(MINSK, BREST)).toBeCloseTo(328, -1)
})

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('a distance is the same in both directions, and at most half of the circumference', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
      expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016)
      expect(distanceKm(a, a)).toBe(0)
    }),
  )
})
