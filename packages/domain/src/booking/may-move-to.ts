import { type AgeLimits, acceptsAge } from './age-limits.ts'
import { type BookingPolicy, takesStrangers } from './booking-policy.ts'

/** Where a visit is, or would be. */
interface MovePlace {
  readonly doctorId: string
  readonly specialityId: string
  readonly bookingPolicy: BookingPolicy
  readonly onlineBooking: boolean
  readonly serviceIds: readonly string[]
  readonly ages: AgeLimits
}

interface Moved {
  readonly from: Pick<MovePlace, 'doctorId' | 'specialityId'>
  /** Null for a visit to a doctor. */
  readonly serviceId: string | null
  /** Of the patient, in whole years; null where it is not known, and the move itself tells. */
  readonly age: number | null
}

/** Is this place offered to a visit that is moved: of the same speciality and service, for the patient (decisions D11)? */
export function mayMoveTo(place: MovePlace, { from, serviceId, age }: Moved): boolean {
  const isKnown = place.doctorId === from.doctorId
  return (
    place.onlineBooking &&
    place.specialityId === from.specialityId &&
    // Who has a visit with a doctor is known there.
    (takesStrangers(place.bookingPolicy) || (isKnown && place.bookingPolicy === 'second-visit')) &&
    (serviceId === null || place.serviceIds.includes(serviceId)) &&
    (age === null || acceptsAge(place.ages, age))
  )
}
