import type { DeclineCode } from '@vizit/domain/booking/decline-code.ts'
import { type BookingTerms, type Candidate, declineReasons } from '@vizit/domain/booking/decline-reasons.ts'
import type { BookingSettings } from '../deps.ts'

/** Reasons about the account or the person. They prevent new bookings, but not a move of an existing visit. */
const ABOUT_THE_PERSON: readonly DeclineCode[] = [3, 5, 6, 12]

/** All reasons against moving a visit of this person to these terms. */
export function declinesOfMove(
  terms: BookingTerms,
  person: Candidate,
  settings: BookingSettings,
): DeclineCode[] {
  return declinesOf(terms, person, settings).filter(code => !ABOUT_THE_PERSON.includes(code))
}

/** All reasons against booking this person on these terms, under the operator's settings. */
export function declinesOf(terms: BookingTerms, person: Candidate, settings: BookingSettings): DeclineCode[] {
  const onlineBooking = terms.onlineBooking && settings.online_booking_enabled
  return declineReasons({ ...terms, onlineBooking }, person, settings.missedVisits)
}
