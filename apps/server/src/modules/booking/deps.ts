import type { AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { MissedVisitsLimit } from '@vizit/domain/booking/missed-visits.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Family } from '../family/public.ts'
import type { Notifications } from '../notifications/public.ts'
import type { RemoteVisits } from '../providers/public.ts'

/** What an operator sets and booking obeys. */
export interface BookingSettings {
  /** False closes booking everywhere. */
  readonly online_booking_enabled: boolean
  readonly holdSeconds: number
  readonly cancelCutOffMinutes: number
  readonly missedVisits: MissedVisitsLimit
  /** Another meaning of access levels (product §6). */
  readonly accessLevelsConfig: AccessLevelsOverride
}

/** What booking needs of the rest of the server. */
export interface BookingDeps {
  readonly database: Database
  readonly clock: Clock
  readonly family: Pick<Family, 'memberFor' | 'membersOf'>
  readonly notifications: Pick<Notifications, 'outboxRow' | 'nudge'>
  readonly changes: Changes
  /** Visits of organisations that keep their own timetable. */
  readonly remote: RemoteVisits
  readonly settings: () => Promise<BookingSettings>
}
