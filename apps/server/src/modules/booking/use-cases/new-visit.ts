import type { VisitDetails } from '../../visits/public.ts'
import type { Offer, OfferedSlot } from '../store/offer.ts'

interface Booked {
  readonly patient: { readonly profileId: string; readonly firstName: string | null }
  readonly offer: Offer
  /** The account that books. */
  readonly bookedBy: string | null
  readonly slot: OfferedSlot
  readonly now: Date
}

/** A visit as it will stand once it is booked: what its booking is answered with. */
export function newVisit(id: string, { patient, offer, bookedBy, slot, now }: Booked): VisitDetails {
  return {
    id,
    profileId: patient.profileId,
    patientFirstName: patient.firstName,
    bookedBy,
    timeslotId: slot.id,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    status: 'reserved',
    service: offer.service,
    option: offer.service?.option ?? null,
    covererCode: null,
    price: offer.service?.price ?? null,
    sequence: 0,
    updatedAt: now,
    place: offer.place,
  }
}
