import { ADULT_AGE } from '../person/age.ts'
import { type AgeLimits, acceptsAge } from './age-limits.ts'
import { byWeight, type DeclineCode } from './decline-code.ts'
import { type MissedVisitsLimit, missesTooMany, type VisitRecord } from './missed-visits.ts'
import { type ServiceAges, serviceSuits } from './service-ages.ts'

/** The terms under which a clinic accepts online bookings at an assignment (product §6, "Booking restrictions"). */
export interface BookingTerms {
  readonly clinicActive: boolean
  readonly onlineBooking: boolean
  readonly policy: 'open' | 'programme' | 'second-visit' | 'registry'
  readonly ages: AgeLimits
  /** The chosen service, if any. */
  readonly service?: ServiceAges
}

/** What the booking rules need to know about a patient, from the point of view of the account that books. */
export interface Candidate {
  readonly relation: 'ME' | 'CHILD' | 'SPOUSE' | 'PARENT' | 'OTHER'
  readonly mayBook: boolean
  /** An administrator has forbidden online booking for the whole account. */
  readonly forbidden: boolean
  readonly profileComplete: boolean
  /** Whole years today; null while the birthday is unknown. */
  readonly age: number | null
  /**
   * Whole years on the day of the visit; while no time is chosen, on the first and on the last day that can be booked. Without it the
   * age of today counts.
   */
  readonly agesAtVisit?: readonly number[]
  /** A programme of theirs covers something at this assignment. */
  readonly hasProgramme: boolean
  /** They have a programme, here or elsewhere, on any day that can be booked. */
  readonly isMember?: boolean
  /** A programme of theirs covers something at this assignment, but not on the day of the visit. */
  readonly coversOtherDay?: boolean
  /** Has visited this doctor before. */
  readonly known: boolean
  readonly record: VisitRecord
}

/**
 * All reasons why this person cannot be booked online at this assignment, the highest weight first; empty if they can
 * (product §5 and §6; decisions D2). Code 13 is not included: it depends on a time, and a database constraint decides
 * it.
 */
export function declineReasons(
  terms: BookingTerms,
  person: Candidate,
  missedVisits: MissedVisitsLimit,
): DeclineCode[] {
  const codes: DeclineCode[] = []
  if (!terms.onlineBooking) codes.push(2)
  if (!terms.clinicActive) codes.push(4)
  if (terms.policy === 'registry') codes.push(14)
  // An account that may not book for this person must not learn anything about them: neither their age nor their missed
  // visits.
  if (person.mayBook) codes.push(...aboutPerson(terms, person, missedVisits))
  else codes.push(0)
  return byWeight(codes)
}

function aboutPerson(terms: BookingTerms, person: Candidate, missedVisits: MissedVisitsLimit): DeclineCode[] {
  const codes: DeclineCode[] = []
  if (person.forbidden) codes.push(3)
  if (person.relation === 'ME' && person.age !== null && person.age < ADULT_AGE) codes.push(5)
  if (!person.profileComplete) codes.push(6)
  if (terms.policy === 'programme' && !person.hasProgramme) codes.push(7)
  const ages = person.agesAtVisit ?? (person.age === null ? [] : [person.age])
  if (ages.length > 0 && !ages.some(age => suitsAge(terms, age))) codes.push(8)
  if (terms.policy === 'second-visit' && !person.known) codes.push(9)
  if (missesTooMany(person.record, missedVisits)) codes.push(12)
  return codes
}

/** True if the doctor, and the service if one is chosen, accept this age. */
export function suitsAge({ ages, service }: Pick<BookingTerms, 'ages' | 'service'>, age: number): boolean {
  return acceptsAge(ages, age) && (service === undefined || serviceSuits(service, age))
}
