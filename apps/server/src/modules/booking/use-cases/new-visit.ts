import type { VisitDetails } from '../../visits/public.ts'
import type { BookingContext, TimeslotRun } from '../store/booking-context.ts'
import type { Payer } from '../store/payers.ts'

interface Booked {
  readonly patient: { readonly profileId: string; readonly firstName: string | null }
  readonly bookingContext: BookingContext
  /** The account that books. */
  readonly bookedBy: string | null
  readonly slot: TimeslotRun
  /** Null: own expenses. */
  readonly payer: Payer | null
  readonly now: Date
}

/** The visit as it will be once booked; the booking's answer. */
export function newVisit(
  id: string,
  { patient, bookingContext, bookedBy, slot, payer, now }: Booked,
): VisitDetails {
  return {
    id,
    profileId: patient.profileId,
    patientFirstName: patient.firstName,
    bookedBy,
    timeslotId: slot.id,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    status: 'reserved',
    service: bookingContext.service,
    option: bookingContext.service?.option ?? null,
    covererCode: payer?.programId ?? null,
    covererShare: payer?.share ?? null,
    price: bookingContext.service?.price ?? null,
    sequence: 0,
    updatedAt: now,
    place: bookingContext.place,
  }
}
