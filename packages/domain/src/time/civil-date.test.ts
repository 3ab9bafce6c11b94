import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonthsClamped, daysBetween, isCivilDate, isoWeek, isoWeekday } from './civil-date.ts'

const anyDate = fc.integer({ min: 0, max: 150 * 365 }).map(days => addDays('1900-01-01', days))

test.each([
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-11-21', 2, '2027-01-21'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2027-01-21', -2, '2026-11-21'],
])('%s plus %i months is %s', (date, months, later) => expect(addMonthsClamped(date, months)).toBe(later))

test.each([
  ['2026-01-01', 4, 1],
  ['2026-12-31', 4, 53],
  ['2027-01-01', 5, 53],
  ['2027-01-04', 1, 1],
  ['2024-12-30', 1, 1],
  ['1969-12-28', 7, 52],
])('%s is day %i of week %i', (date, weekday, week) => {
  expect([isoWeekday(date), isoWeek(date)]).toEqual([weekday, week])
})

test.each([['2026-02-29'], ['2026-13-01'], ['2026-1-1'], ['21.11.2026'], ['']])('%j is not a date', text =>
  expect(isCivilDate(text)).toBe(false),
)

test('adding days and counting them are inverse', () =>
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      const other = addDays(date, days)
      expect(isCivilDate(other)).toBe(true)
      expect(daysBetween(date, other)).toBe(days)
    }),
  ))

test('a week later is the same weekday, and a week ends before the next begins', () =>
  fc.assert(
    fc.property(anyDate, date => {
      expect(isoWeekday(addDays(date, 7))).toBe(isoWeekday(date))
      const sameWeek = isoWeek(addDays(date, 1)) === isoWeek(date)
      expect(sameWeek).toBe(isoWeekday(date) !== 7)
    }),
  ))
