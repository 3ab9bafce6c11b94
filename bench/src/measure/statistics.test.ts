import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantile, spreadOf } from './statistics.ts'

test.each([
  [[5], 0.99, 5],
  [[4, 1, 3, 2], 0.5, 2.5],
  [[1, 2, 3, 4, 5], 0.25, 2],
  [[10, 20], 0.99, 19.9],
])('of %j the share %d lies below %d', (values, share, expected) => {
  expect(quantile(values, share)).toBeCloseTo(expected, 10)
})

test('an empty list has no quantile', () => {
  expect(quantile([], 0.5)).toBeNaN()
})

test('the median lies between the lowest and the highest value', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1 }), values => {
      const { lowest, median, highest } = spreadOf(values)
      expect(lowest).toBeLessThanOrEqual(median)
      expect(median).toBeLessThanOrEqual(highest)
    }),
  )
})
