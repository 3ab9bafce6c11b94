import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { Kysely } from 'kysely'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import type { Notifications } from '../notifications/public.ts'
import type { FamilyKeys } from './keys.ts'
import type { Family, GrowingUpDeps } from './public.ts'

/** What the calls and use-cases of the family work with. */
export interface FamilyDeps {
  readonly database: Database
  readonly clock: Clock
  readonly family: Family
  readonly keys: FamilyKeys
  readonly notifications: Pick<Notifications, 'enqueue' | 'notifyAccount' | 'nudge'>
  readonly changes: Changes
  readonly coverageEnds: GrowingUpDeps['coverageEnds']
  /** The account's quiet hours, when messages that can wait are not sent. */
  readonly quietHoursOf: (db: Kysely<DB>, accountId: string) => Promise<QuietHours | null>
}
