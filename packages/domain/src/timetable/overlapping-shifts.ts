import type { Shift, WeeklyShift } from './timetable.ts'

/** True if these hours overlap on the same date. */
export function shiftsOverlap(one: Shift, other: Shift): boolean {
  return one.starts < other.ends && other.starts < one.ends
}

/** True if there is a date on which both weekly shifts take place and their hours overlap. */
export function weeklyShiftsOverlap(one: WeeklyShift, other: WeeklyShift): boolean {
  return (
    one.weekday === other.weekday &&
    (one.weeks === 'every' || other.weeks === 'every' || one.weeks === other.weeks) &&
    beginsBeforeEnd(one.validFrom, other.validTo) &&
    beginsBeforeEnd(other.validFrom, one.validTo) &&
    shiftsOverlap(one, other)
  )
}

function beginsBeforeEnd(from: string | null, to: string | null): boolean {
  return from === null || to === null || from <= to
}
