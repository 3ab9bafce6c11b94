import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'

/** Is this a time of the dates that can be booked (product §4, "Timetable")? */
export function isInWindow(startsAt: Date, now: Date): boolean {
  return civilDateOf(startsAt) <= bookingWindow(civilDateOf(now)).to
}
