import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { BookingSettings } from '../booking/public.ts'
import type { HumanCheck } from '../identity/public.ts'
import type { Notifications } from '../notifications/public.ts'
import type { RemoteVisits } from '../providers/public.ts'
import type { MessagesToOthers } from '../visits/public.ts'
import type { GuestKeys } from './keys.ts'

/** Settings from the remote configuration that booking without an account obeys. */
export interface GuestSettings extends BookingSettings {
  readonly guestBooking: {
    /** False: booking needs a sign-in. */
    readonly enabled: boolean
    /** How many planned visits without an account one phone may have. */
    readonly visitsPerPhone: number
  }
}

/** What booking without an account needs from the rest of the server. */
export interface GuestDeps {
  readonly database: Database
  readonly clock: Clock
  readonly keys: GuestKeys
  readonly humanCheck: HumanCheck
  readonly notifications: Pick<Notifications, 'enqueue' | 'outboxRow' | 'nudge'>
  readonly changes: Changes
  readonly messagesToOthers: MessagesToOthers
  readonly remote: RemoteVisits
  readonly settings: () => Promise<GuestSettings>
  /** The product's URL without a trailing slash; links begin with it. */
  readonly publicUrl: string
}
