import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import type { Guest, Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { HoldDeps, ShownByGuest } from '../deps.ts'
import { isClinicActive } from '../store/clinic-active.ts'
import { type HeldAsGuest, holdAsGuest } from '../store/guest-holds.ts'
import { hold } from '../store/holds.ts'
import { holdOwnersOf, notifyOfHolds } from './hold-owners.ts'
import { refuseClinic } from './refuse-clinic.ts'

const MS_PER_SECOND = 1000

export interface WantedHold {
  readonly actor: Patient | Guest
  readonly address: string
  /** A guest's human check; signed-in patients need none. */
  readonly shown: ShownByGuest
  readonly timeslotId: string
  readonly assignmentId: string
  readonly serviceId: string | undefined
}

/**
 * Holds a timeslot, or the run of a service, while the booking form is open; repeated, it prolongs the hold
 * (decisions D12).
 */
export async function holdTimeslot({ actor, address, shown, ...place }: WantedHold, deps: HoldDeps) {
  const now = deps.clock.now()
  const { holdSeconds, online_booking_enabled: isBookingEnabled, guestHolds } = await deps.settings()
  const until = new Date(now.getTime() + holdSeconds * MS_PER_SECOND)
  const asked = { ...place, now, until, windowEnd: bookingWindowEnd(now), isBookingEnabled }
  const holders = holdOwnersOf(actor)
  if (actor.kind === 'patient') {
    const held = await hold(deps.database, { ...asked, holders })
    return held.outcome === 'held' ? kept(actor, until, deps) : refuse(held, place.assignmentId, deps)
  }
  const [guest] = holders
  const unproven = await deps.guests.prove(guest, shown)
  if (unproven) return unproven
  const held = await holdAsGuest(deps.database, {
    ...asked,
    guest,
    addressHash: deps.guests.hashOfAddress(address),
    bounds: guestHolds,
  })
  return held.outcome === 'held' ? kept(actor, until, deps) : refuse(held, place.assignmentId, deps)
}

function kept(actor: Patient | Guest, until: Date, { changes }: HoldDeps): Date {
  notifyOfHolds(changes, actor)
  return until
}

type NotHeld = Exclude<HeldAsGuest, { readonly outcome: 'held' | 'busy' | 'unknown' }>

async function refuse(
  held: NotHeld | { readonly outcome: 'held' | 'busy' | 'unknown' },
  assignmentId: string,
  { database, clock }: HoldDeps,
) {
  switch (held.outcome) {
    case 'closed':
      return (await isClinicActive(database, assignmentId))
        ? new Refused('NO_ASSIGNMENT_BOOKING', { phones: held.phones.join(';') })
        : refuseClinic('suspended', { branchPhones: held.phones })
    case 'unsupported':
      return new Refused('SERVICE_IS_NOT_SUPPORTED', { reason: 'service', phones: held.phones.join(';') })
    case 'guest':
    case 'address':
    case 'doctor': {
      const wait = (held.retry_at?.getTime() ?? 0) - clock.now().getTime()
      return new Refused('GUEST_HOLD_LIMIT', {
        reason: held.outcome,
        retryAfter: Math.max(0, Math.ceil(wait / MS_PER_SECOND)),
      })
    }
    case 'unknown':
      return new Refused('NOT_FOUND', {})
    default:
      return new Refused('TIMESLOT_IS_BUSY', {})
  }
}
