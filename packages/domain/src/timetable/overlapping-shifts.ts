import type { Shift, WeeklyShift } from './timetable.ts'

/** Do these hours meet on a same date? */
export function shiftsOverlap(one: Shift, other: Shift): boolean {
  return one.starts < other.ends && other.starts < one.ends
}

/** Is there a date on which both weekly shifts come and their hours meet? */
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
