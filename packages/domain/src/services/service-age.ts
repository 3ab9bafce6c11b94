import { type AgeLimits, acceptsAge } from '../booking/age-limits.ts'
import { type ServiceAges, serviceSuits } from '../booking/service-ages.ts'
import { ADULT_AGE } from '../person/age.ts'

/** A child whose age is not chosen yet (calls §9, "child age -1 means unset"). */
export const UNSET_CHILD_AGE = -1

/**
 * Whom a search is for: -1 is a child and 18 an adult, each of an age that is not known. A list of services asks for no other adults,
 * and one who is 18 is shown a doctor of older ones rather than one who is 60 none.
 */
type SearchedPatient = 'anyChild' | 'child' | 'anyAdult' | 'adult'

export function searchedPatient(age: number): SearchedPatient {
  if (age < ADULT_AGE) return age === UNSET_CHILD_AGE ? 'anyChild' : 'child'
  return age === ADULT_AGE ? 'anyAdult' : 'adult'
}

/**
 * The age in whole years: the child's if the service is for a child, else the person's own, 18 if it is not known
 * (product §5).
 */
export function serviceAge(childAge: number | null, ownAge: number | null): number {
  return childAge ?? ownAge ?? ADULT_AGE
}

/**
 * True if this service is offered at this age. For a child whose age is not chosen yet, all services for children are
 * offered.
 */
export function isServiceForAge(service: ServiceAges, age: number): boolean {
  return age === UNSET_CHILD_AGE ? service.forChildren : serviceSuits(service, age)
}

/** True if this doctor accepts this age. */
export function doctorAcceptsAge(doctor: AgeLimits, age: number): boolean {
  return age === UNSET_CHILD_AGE ? doctor.children : acceptsAge(doctor, age)
}
