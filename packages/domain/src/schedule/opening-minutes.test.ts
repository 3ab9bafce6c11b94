import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openingMinutes, openingTimes } from './opening-minutes.ts'

test.each([
  ['08:00', '20:00', 480, 1200],
  ['20:00', '02:00', 1200, 1560],
  ['00:00', '24:00', 0, 1440],
  ['10:00', '24:00', 600, 1440],
  ['08:00', '08:00', 480, 1920],
])('%s to %s', (opens, closes, from, to) => {
  expect(openingMinutes(opens, closes)).toEqual({ opens: from, closes: to })
})

const minute = fc.integer({ min: 0, max: 1439 })
test('hours written as times are the same hours', () => {
  fc.assert(
    fc.property(minute, fc.integer({ min: 1, max: 1440 }), (opens, length) => {
      const hours = { opens, closes: opens + length }
      const { opens: from, closes: to } = openingTimes(hours)
      expect(openingMinutes(from, to)).toEqual(hours)
    }),
  )
})
