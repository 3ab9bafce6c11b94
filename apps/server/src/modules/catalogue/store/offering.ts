import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import type { CatalogueDeps } from './deps.ts'

/** What can be booked just now: from when, until when, and whether anything can be at all. */
export interface Offering {
  readonly now: Date
  /** The end of the dates that can be booked (product §4, "Timetable"). */
  readonly until: Date
  /** False where the operator has closed online booking. */
  readonly isOpen: boolean
}

export function offeringAt(now: Date, isOpen = true): Offering {
  return { now, until: bookingWindowEnd(now), isOpen }
}

export async function readOffering({ clock, settings }: CatalogueDeps): Promise<Offering> {
  return offeringAt(clock.now(), (await settings()).online_booking_enabled)
}

/** In the order of `offeringAs`. */
export const offeringValues = ({ now, until, isOpen }: Offering) => [now, until, isOpen]
