import { addMonthsClamped, type CivilDate } from '../time/civil-date.ts'

export interface DateRange {
  from: CivilDate
  /** Included. */
  to: CivilDate
}

/** The dates that can be booked: today to two months ahead, clamped to the month's end (product §4, "Timetable"). */
export function bookingWindow(today: CivilDate): DateRange {
  return { from: today, to: addMonthsClamped(today, 2) }
}
