import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { callDecisionFunction } from './call-decision-function.ts'
import type { HoldRequest, HoldResult } from './holds.ts'

/** Limits of holds by people without an account (docs/decisions/0057). */
export interface GuestHoldBounds {
  /** How many guests of one IP address may hold timeslots at the same time. */
  readonly perAddress: number
  /** The share of a doctor's free time of a day that all guests together may hold. One hold is always allowed. */
  readonly shareOfDay: number
  /** How many times of one doctor one guest may hold within `COUNTED_HOURS`. */
  readonly perDoctor: number
}

export interface GuestHoldRequest extends Omit<HoldRequest, 'holders'> {
  readonly guest: string
  readonly addressHash: Buffer
  readonly bounds: GuestHoldBounds
}

export type HeldAsGuest =
  | HoldResult
  | { readonly outcome: 'guest' | 'address' | 'doctor'; readonly retry_at: Date | null }

const COUNTED_HOURS = 3

const query = {
  name: 'hold-timeslot-as-guest',
  text: `select outcome, phones, retry_at
    from hold_timeslot_as_guest(
      asked_slot => $1, asked_assignment => $2, asked_service => $3, guest => $4, moment => $5, until_then => $6,
      window_end => $7, online_booking_enabled => $8, asking_address => $9, per_address => $10, share => $11,
      per_doctor => $12, counted => make_interval(hours => $13))`,
}

/** Checks the limits and holds for a guest in one statement, so concurrent guests cannot exceed the limits. */
export function holdAsGuest(database: Database, asked: GuestHoldRequest): Promise<HeldAsGuest> {
  const { timeslotId, assignmentId, serviceId, guest, now, until, windowEnd, isBookingEnabled } = asked
  const { perAddress, shareOfDay, perDoctor } = asked.bounds
  return callDecisionFunction<HeldAsGuest>(database, query, [
    timeslotId,
    assignmentId,
    serviceId ?? null,
    guest,
    now,
    until,
    windowEnd,
    isBookingEnabled,
    asked.addressHash,
    perAddress,
    shareOfDay,
    perDoctor,
    COUNTED_HOURS,
  ])
}

/** Deletes counters of guests' holds that no longer count. */
export async function forgetGuestHolds(db: Kysely<DB>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - COUNTED_HOURS * 3_600_000)
  await db.deleteFrom('guest_hold').where('until', '<', before).where('since', '<', before).execute()
}
