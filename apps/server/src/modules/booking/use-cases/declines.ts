import type { DeclineCode } from '@vizit/domain/booking/decline-code.ts'
import { type BookingTerms, type Candidate, declineReasons } from '@vizit/domain/booking/decline-reasons.ts'
import type { BookingSettings } from '../deps.ts'

/** What the person has done or left undone closes new bookings; it does not keep a visit from being moved. */
const ABOUT_THE_PERSON: readonly DeclineCode[] = [3, 5, 6, 12]

/** All reasons against moving a visit of this person there. */
export function declinesOfMove(
  terms: BookingTerms,
  person: Candidate,
  settings: BookingSettings,
): DeclineCode[] {
  return declinesOf(terms, person, settings).filter(code => !ABOUT_THE_PERSON.includes(code))
}

/** All reasons against booking this person on these terms, under what the operator has set. */
export function declinesOf(terms: BookingTerms, person: Candidate, settings: BookingSettings): DeclineCode[] {
  const onlineBooking = terms.onlineBooking && settings.online_booking_enabled
  return declineReasons({ ...terms, onlineBooking }, person, settings.missedVisits)
}
