import { addDays, addMonthsClamped, type CivilDate } from '../time/civil-date.ts'
import { civilDateOf, minskMidnight } from '../time/minsk.ts'

export interface DateRange {
  from: CivilDate
  /** Included. */
  to: CivilDate
}

/** The dates that can be booked: today to two months ahead, clamped to the month's end (product §4, "Timetable"). */
export function bookingWindow(today: CivilDate): DateRange {
  return { from: today, to: addMonthsClamped(today, 2) }
}

/** Before a time is chosen, ages count on these two (docs/decisions/0136-ages-count-on-the-day-of-the-visit.md). */
export function firstAndLastBookableDay(today: CivilDate): [CivilDate, CivilDate] {
  const { from, to } = bookingWindow(today)
  return [from, to]
}

/** The first instant after the booking window. */
export function bookingWindowEnd(now: Date): Date {
  return new Date(minskMidnight(addDays(bookingWindow(civilDateOf(now)).to, 1)))
}
