import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time/civil-date.ts'
import { anyDate } from './arbitraries.ts'
import { bookingWindow, firstAndLastBookableDay } from './booking-window.ts'

test.each([
  ['2026-11-21', '2027-01-21'],
  ['2026-12-31', '2027-02-28'],
  ['2027-12-31', '2028-02-29'],
  ['2027-06-30', '2027-08-30'],
])('on %s dates to %s can be booked', (today, to) =>
  expect(bookingWindow(today)).toEqual({ from: today, to }),
)

test('the window never ends earlier on a later day', () =>
  fc.assert(
    fc.property(anyDate, today => {
      expect(bookingWindow(addDays(today, 1)).to >= bookingWindow(today).to).toBe(true)
    }),
  ))

test('the first and the last day that can be booked are the ends of the window', () => {
  expect(firstAndLastBookableDay('2026-12-31')).toEqual(['2026-12-31', '2027-02-28'])
  fc.assert(
    fc.property(anyDate, today => {
      const { from, to } = bookingWindow(today)
      expect(firstAndLastBookableDay(today)).toEqual([from, to])
    }),
  )
})
