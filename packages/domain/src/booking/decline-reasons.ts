import { ADULT_AGE } from '../person/age.ts'
import { type AgeLimits, acceptsAge } from './age-limits.ts'
import { byWeight, type DeclineCode } from './decline-code.ts'
import { type MissedVisitsLimit, missesTooMany, type VisitRecord } from './missed-visits.ts'
import { type ServiceAges, serviceSuits } from './service-ages.ts'

/** What a clinic lets be booked at an assignment (product §6, "Booking restrictions"). */
export interface BookingTerms {
  readonly clinicActive: boolean
  readonly onlineBooking: boolean
  readonly policy: 'open' | 'programme' | 'second-visit' | 'registry'
  readonly ages: AgeLimits
  /** The service that is wanted, where one is. */
  readonly service?: ServiceAges
}

/** What booking has to know of a patient, seen from the account that books. */
export interface Candidate {
  readonly relation: 'ME' | 'CHILD' | 'SPOUSE' | 'PARENT' | 'OTHER'
  readonly mayBook: boolean
  /** By an administrator, for the whole account. */
  readonly forbidden: boolean
  readonly profileComplete: boolean
  /** Whole years; null while the birthday is unknown. */
  readonly age: number | null
  readonly hasProgramme: boolean
  /** Has been with this doctor before. */
  readonly known: boolean
  readonly record: VisitRecord
}

/**
 * All reasons why this person cannot be booked at this assignment online, the weightiest first; none when
 * they can (product §5 and §6; decisions D2). Code 13 is not among
 * them: it is about a time, which the constraint of the database decides.
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
  // Whoever may not book for this person learns nothing of them: neither age nor record.
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
  if (person.age !== null && !suitsAge(terms, person.age)) codes.push(8)
  if (terms.policy === 'second-visit' && !person.known) codes.push(9)
  if (missesTooMany(person.record, missedVisits)) codes.push(12)
  return codes
}

/** Does the doctor take this age, for this service where one is wanted? */
export function suitsAge({ ages, service }: Pick<BookingTerms, 'ages' | 'service'>, age: number): boolean {
  return acceptsAge(ages, age) && (service === undefined || serviceSuits(service, age))
}
