import fc from 'fast-check'
import { addDays } from '../time/civil-date.ts'
import type { Shift, Timetable, WeeklyShift } from './timetable.ts'

/** Arbitrary timetables for the property tests of this folder and of the server's timetable module. */
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const anyShift: fc.Arbitrary<Shift> = fc
  .record({
    starts: fc.integer({ min: 0, max: 22 * 60 }),
    length: fc.integer({ min: 5, max: 119 }),
    slotMinutes: fc.integer({ min: 5, max: 60 }),
  })
  .map(({ starts, length, slotMinutes }) => ({
    starts: clock(starts),
    ends: clock(starts + length),
    slotMinutes,
  }))

export const anyDate = fc.integer({ min: 0, max: 20 * 365 }).map(days => addDays('2026-01-01', days))

const anyWeeklyShift: fc.Arbitrary<WeeklyShift> = fc
  .record({
    shift: anyShift,
    weekday: fc.integer({ min: 1, max: 7 }),
    weeks: fc.constantFrom('every' as const, 'odd' as const, 'even' as const),
    validFrom: fc.option(anyDate),
    validTo: fc.option(anyDate),
  })
  .map(({ shift, ...rest }) => ({ ...shift, ...rest }))

export const anyTimetable: fc.Arbitrary<Timetable> = fc.record({
  shifts: fc.array(anyWeeklyShift, { maxLength: 8 }),
  exceptions: fc.array(fc.record({ date: anyDate, shifts: fc.array(anyShift, { maxLength: 2 }) }), {
    maxLength: 4,
  }),
})
