import { type AgeLimits, acceptsAge } from '../booking/age-limits.ts'
import { type ServiceAges, serviceSuits } from '../booking/service-ages.ts'
import { ADULT_AGE } from '../person/age.ts'

/** A child whose age is not chosen yet (calls §9, "child age -1 means unset"). */
export const UNSET_CHILD_AGE = -1

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
