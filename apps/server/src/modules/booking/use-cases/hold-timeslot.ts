import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import type { Guest, Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { BookingDeps } from '../deps.ts'
import { hold } from '../store/holds.ts'
import { readOffer } from '../store/offer.ts'
import { holdersOf } from './holders.ts'

const MS_PER_SECOND = 1000

export interface HoldAsked {
  readonly actor: Patient | Guest
  readonly timeslotId: string
  readonly assignmentId: string
}

/** Holds a timeslot while the booking form is open, or prolongs the hold (decisions D12). */
export async function holdTimeslot({ actor, timeslotId, assignmentId }: HoldAsked, deps: BookingDeps) {
  const now = deps.clock.now()
  const [offer, { holdSeconds, online_booking_enabled }] = await Promise.all([
    readOffer(deps.database, { timeslotId, assignmentId, now }),
    deps.settings(),
  ])
  if (!offer?.slot) return new Refused('NOT_FOUND', {})
  const { clinicActive, onlineBooking, policy } = offer.terms
  if (!online_booking_enabled || !clinicActive || !onlineBooking || policy === 'registry') {
    return new Refused('NO_ASSIGNMENT_BOOKING', { phones: offer.place.branchPhones.join(';') })
  }
  if (offer.slot.startsAt >= bookingWindowEnd(now)) return new Refused('TIMESLOT_IS_BUSY', {})
  const until = new Date(now.getTime() + holdSeconds * MS_PER_SECOND)
  const holders = holdersOf(actor)
  const outcome = await hold(deps.database, { timeslotId, assignmentId, holders, now, until })
  if (outcome === 'unknown') return new Refused('NOT_FOUND', {})
  return outcome === 'busy' ? new Refused('TIMESLOT_IS_BUSY', {}) : until
}
