import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyTimetable } from './arbitraries.ts'
import { calendarDays } from './calendar-days.ts'
import { shiftsOverlap, weeklyShiftsOverlap } from './overlapping-shifts.ts'
import { shiftsOn } from './shifts-on.ts'
import type { WeeklyShift } from './timetable.ts'

const base: WeeklyShift = {
  weekday: 2,
  weeks: 'every',
  starts: '08:00',
  ends: '12:00',
  slotMinutes: 20,
  validFrom: null,
  validTo: null,
}

test.each<[string, Partial<WeeklyShift>, boolean]>([
  ['the same hours', {}, true],
  ['hours that begin where the others end', { starts: '12:00', ends: '14:00' }, false],
  ['an hour inside', { starts: '09:00', ends: '10:00' }, true],
  ['another weekday', { weekday: 3 }, false],
  ['hours of odd weeks only', { weeks: 'odd' }, true],
])('%s: %s', (_case, change, meets) => expect(weeklyShiftsOverlap(base, { ...base, ...change })).toBe(meets))

test('odd weeks never overlap even ones, nor one term the next', () => {
  expect(weeklyShiftsOverlap({ ...base, weeks: 'odd' }, { ...base, weeks: 'even' })).toBe(false)
  const term = { ...base, validTo: '2026-12-31' }
  expect(weeklyShiftsOverlap(term, { ...base, validFrom: '2027-01-01' })).toBe(false)
  expect(weeklyShiftsOverlap(term, { ...base, validFrom: '2026-12-31' })).toBe(true)
})

test('shifts that do not overlap by the rule have no common minute on any date', () =>
  fc.assert(
    fc.property(anyTimetable, ({ shifts: [one, other] }) => {
      fc.pre(one !== undefined && other !== undefined && !weeklyShiftsOverlap(one, other))
      const both = { shifts: [one, other] as WeeklyShift[], exceptions: [] }
      for (const day of calendarDays({ from: '2026-01-01', to: '2027-12-31' })) {
        const [first, second] = shiftsOn(both, day)
        if (first && second) expect(shiftsOverlap(first, second)).toBe(false)
      }
    }),
    { numRuns: 50 },
  ))
