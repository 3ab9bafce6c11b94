import type { DeclineCode } from '@vizit/domain/booking/decline-code.ts'
import { type BookingTerms, type Candidate, declineReasons } from '@vizit/domain/booking/decline-reasons.ts'
import type { BookingSettings } from '../deps.ts'

/** All reasons against booking this person on these terms, under what the operator has set. */
export function declinesOf(terms: BookingTerms, person: Candidate, settings: BookingSettings): DeclineCode[] {
  const onlineBooking = terms.onlineBooking && settings.online_booking_enabled
  return declineReasons({ ...terms, onlineBooking }, person, settings.missedVisits)
}
