import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import type { Family } from '../family/public.ts'
import type { Notifications } from '../notifications/public.ts'
import type { RemoteConfig } from '../remote-config/public.ts'
import type { ProgrammeKeys } from './keys.ts'

export interface ProgrammesDeps {
  readonly database: Database
  readonly clock: Clock
  readonly settings: RemoteConfig['read']
  readonly keys: ProgrammeKeys
  readonly family: Pick<Family, 'accessLevels' | 'memberFor' | 'membersOf'>
  readonly notifications: Pick<Notifications, 'enqueue' | 'notifyAccount' | 'nudge'>
  readonly changes: Changes
  /** The account's quiet hours, when messages that can wait are not sent. */
  readonly quietHoursOf: (db: Kysely<DB>, accountId: string) => Promise<QuietHours | null>
  /** The product's URL, with which links in messages begin. */
  readonly publicUrl: string
  /** In a demo whoever links a programme becomes a member of it first. Null: no demo. */
  readonly demoMembers: { enrol(accountId: string): Promise<void> } | null
}

export interface LinkRetriesDeps extends Omit<ProgrammesDeps, 'settings' | 'demoMembers'> {
  readonly log: Pick<FastifyBaseLogger, 'error'>
}
