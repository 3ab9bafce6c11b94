import { type AgeLimits, acceptsAge } from '../booking/age-limits.ts'
import { type ServiceAges, serviceSuits } from '../booking/service-ages.ts'
import { ADULT_AGE } from '../person/age.ts'

/** A child whose age nobody has said yet (calls §9, "child age -1 means unset"). */
export const UNSET_CHILD_AGE = -1

/** Whole years: the child's where the service is for a child, else the person's own, 18 when unknown (product §5). */
export function serviceAge(childAge: number | null, ownAge: number | null): number {
  return childAge ?? ownAge ?? ADULT_AGE
}

/** Is this service for them? A child of an age not said yet is offered whatever is for children. */
export function offeredAt(service: ServiceAges, age: number): boolean {
  return age === UNSET_CHILD_AGE ? service.forChildren : serviceSuits(service, age)
}

/** Does this doctor take them? */
export function takenAt(doctor: AgeLimits, age: number): boolean {
  return age === UNSET_CHILD_AGE ? doctor.children : acceptsAge(doctor, age)
}
