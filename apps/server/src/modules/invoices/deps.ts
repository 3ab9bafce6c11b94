import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import type { Family } from '../family/public.ts'
import type { FeedsInProgress } from '../feeds/public.ts'
import type { Notifications } from '../notifications/public.ts'

/** How long people may decide, and when they are reminded. */
export interface InvoiceSettings {
  readonly answerDays: number
  readonly remindDays: number
}

export interface InvoicesDeps {
  readonly database: Database
  readonly clock: Clock
  readonly feedsInProgress: FeedsInProgress
  readonly changes: Changes
  readonly family: Pick<Family, 'accessLevels' | 'memberFor' | 'membersOf' | 'recordViews'>
  readonly notifications: Pick<Notifications, 'enqueueAll' | 'notifyAccounts' | 'nudge'>
  /** The account's quiet hours, when messages that can wait are not sent. */
  readonly quietHoursOf: (db: Kysely<DB>, accountId: string) => Promise<QuietHours | null>
  readonly settings: () => Promise<{ readonly invoices: InvoiceSettings }>
  /** The product's URL, with which links in messages begin. */
  readonly publicUrl: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
}
