import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { Kysely } from 'kysely'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import type { Family } from '../family/public.ts'
import type { DeviceKeys, OwnEmails } from '../identity/public.ts'
import type { Notifications } from '../notifications/public.ts'
import type { CoverageEnds } from '../programmes/public.ts'
import type { Exports } from './export/exports-port.ts'

export interface ProfileDeps {
  readonly database: Database
  readonly clock: Clock
  readonly family: Family
  readonly notifications: Notifications
  /** The hours in which an account gets no messages that can wait. */
  readonly quietHoursOf: (db: Kysely<DB>, accountId: string) => Promise<QuietHours | null>
  readonly changes: Changes
  readonly settings: () => Promise<{
    readonly cancelCutOffMinutes: number
    /** Older clients are told to update (calls §7.3). */
    readonly minimumVersion: string | null
  }>
  readonly exports: Exports
  readonly deviceKeys: DeviceKeys
  readonly emails: OwnEmails
  readonly coverageEnds: CoverageEnds
}
