import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import type { Guest, Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { BookingDeps } from '../deps.ts'
import { isClinicActive } from '../store/clinic-active.ts'
import { hold } from '../store/holds.ts'
import { holdersOf, tellHolds } from './holders.ts'
import { refuseClinic } from './refuse-clinic.ts'

const MS_PER_SECOND = 1000

export interface HoldAsked {
  readonly actor: Patient | Guest
  readonly timeslotId: string
  readonly assignmentId: string
  readonly serviceId: string | undefined
}

/** Holds a timeslot, or the run of a service, while the booking form is open, or prolongs the hold (decisions D12). */
export async function holdTimeslot({ actor, ...place }: HoldAsked, deps: BookingDeps) {
  const now = deps.clock.now()
  const { holdSeconds, online_booking_enabled: isBookingEnabled } = await deps.settings()
  const until = new Date(now.getTime() + holdSeconds * MS_PER_SECOND)
  const held = await hold(deps.database, {
    ...place,
    holders: holdersOf(actor),
    now,
    until,
    windowEnd: bookingWindowEnd(now),
    isBookingEnabled,
  })
  switch (held.outcome) {
    case 'held':
      tellHolds(deps.changes, actor)
      return until
    case 'closed':
      return (await isClinicActive(deps.database, place.assignmentId))
        ? new Refused('NO_ASSIGNMENT_BOOKING', { phones: held.phones.join(';') })
        : refuseClinic('suspended', { branchPhones: held.phones })
    case 'unsupported':
      return new Refused('SERVICE_IS_NOT_SUPPORTED', { reason: 'service', phones: held.phones.join(';') })
    case 'busy':
      return new Refused('TIMESLOT_IS_BUSY', {})
    case 'unknown':
      return new Refused('NOT_FOUND', {})
  }
}
