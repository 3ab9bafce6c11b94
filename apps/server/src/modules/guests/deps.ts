import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { BookingSettings } from '../booking/public.ts'
import type { HumanCheck } from '../identity/public.ts'
import type { Notifications } from '../notifications/public.ts'
import type { RemoteVisits } from '../providers/public.ts'
import type { MessagesToOthers } from '../visits/public.ts'
import type { GuestKeys } from './keys.ts'

/** What an operator sets and booking without an account obeys. */
export interface GuestSettings extends BookingSettings {
  readonly guestBooking: {
    /** False: whoever books must sign in. */
    readonly enabled: boolean
    /** Planned visits that one phone may have without an account. */
    readonly visitsPerPhone: number
  }
}

/** What booking without an account needs of the rest of the server. */
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
  /** Where people open the product, without a slash at its end: links begin with it. */
  readonly publicUrl: string
}
