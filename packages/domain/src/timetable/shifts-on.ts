import type { CalendarDay } from './calendar-days.ts'
import type { Shift, Timetable, WeeklyShift } from './timetable.ts'

/** The shifts of one date: those of an exception; otherwise none on a holiday; otherwise those of the week. */
export function shiftsOn(timetable: Timetable, day: CalendarDay): readonly Shift[] {
  const exception = timetable.exceptions.find(({ date }) => date === day.date)
  if (exception) return exception.shifts
  if (day.holiday) return []
  return timetable.shifts.filter(shift => comesOn(shift, day))
}

function comesOn(shift: WeeklyShift, day: CalendarDay): boolean {
  return (
    shift.weekday === day.weekday &&
    (shift.weeks === 'every' || shift.weeks === day.weeks) &&
    (shift.validFrom === null || shift.validFrom <= day.date) &&
    (shift.validTo === null || day.date <= shift.validTo)
  )
}
