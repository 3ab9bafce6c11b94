import type { AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { MissedVisitsLimit } from '@vizit/domain/booking/missed-visits.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Refused } from '../../platform/http/refusal.ts'
import type { Family } from '../family/public.ts'
import type { Notifications } from '../notifications/public.ts'
import type { RemoteVisits } from '../providers/public.ts'
import type { MessagesToOthers } from '../visits/public.ts'
import type { GuestHoldBounds } from './store/guest-holds.ts'

/** Settings from the remote configuration that booking obeys. */
export interface BookingSettings {
  /** False closes online booking at all organisations. */
  readonly online_booking_enabled: boolean
  readonly holdSeconds: number
  readonly guestHolds: GuestHoldBounds
  readonly cancelCutOffMinutes: number
  readonly missedVisits: MissedVisitsLimit
  /** Overrides what each access level includes (product §6). */
  readonly accessLevelsConfig: AccessLevelsOverride
}

/** What booking needs from the rest of the server. */
export interface BookingDeps {
  readonly database: Database
  readonly clock: Clock
  readonly family: Pick<Family, 'memberFor' | 'membersOf'>
  readonly notifications: Pick<Notifications, 'outboxRow' | 'nudge'>
  readonly changes: Changes
  /** Messages to accounts other than the one that makes the change. */
  readonly messagesToOthers: MessagesToOthers
  /** Visits of organisations that keep their own timetable. */
  readonly remote: RemoteVisits
  readonly settings: () => Promise<BookingSettings>
}

/** A solved proof of work, or the id and the digits of a captcha picture (docs/decisions/0020). */
export interface ShownByGuest {
  readonly proof: string | undefined
  readonly checkId: string | undefined
  readonly digits: string | undefined
}

/** What a hold needs besides: the human check of guests, and the key that hashes their addresses. */
export interface HoldDeps extends BookingDeps {
  readonly guests: {
    readonly prove: (
      holder: string,
      shown: ShownByGuest,
    ) => Promise<
      Refused<'RECAPCHA_IS_NOT_VALID' | 'HUMAN_CHECK_REQUIRED' | 'INVALID_CAPTCHA_CODE'> | undefined
    >
    readonly hashOfAddress: (address: string) => Buffer
  }
}
