import { type AgeLimits, acceptsAge } from './age-limits.ts'
import { type BookingPolicy, takesStrangers } from './booking-policy.ts'

/** Where a visit takes place, or would take place. */
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
  /** The patient's age in whole years; null if it is not known. Then the move call itself checks the age. */
  readonly age: number | null
}

/**
 * True if this place is offered for a visit that is being moved: the same speciality and service, and the patient is
 * accepted there (decisions D11).
 */
export function mayMoveTo(place: MovePlace, { from, serviceId, age }: Moved): boolean {
  const isKnown = place.doctorId === from.doctorId
  return (
    place.onlineBooking &&
    place.specialityId === from.specialityId &&
    // A person who already has a visit with a doctor counts as known to that doctor; the call checks their programme.
    (takesStrangers(place.bookingPolicy) || (isKnown && place.bookingPolicy !== 'registry')) &&
    (serviceId === null || place.serviceIds.includes(serviceId)) &&
    (age === null || acceptsAge(place.ages, age))
  )
}
