import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import type { CatalogueDeps } from './deps.ts'

/** The period that can be booked now, and whether online booking is open at all. */
export interface BookablePeriod {
  readonly now: Date
  /** The end of the dates that can be booked (product §4, "Timetable"). */
  readonly until: Date
  /** False: the operator has closed online booking. */
  readonly isOpen: boolean
}

export function bookablePeriodAt(now: Date, isOpen = true): BookablePeriod {
  return { now, until: bookingWindowEnd(now), isOpen }
}

export async function readBookablePeriod({ clock, settings }: CatalogueDeps): Promise<BookablePeriod> {
  return bookablePeriodAt(clock.now(), (await settings()).online_booking_enabled)
}

/** Values in the order of `bookablePeriodAs`. */
export const bookablePeriodValues = ({ now, until, isOpen }: BookablePeriod) => [now, until, isOpen]
