import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Changes } from '../../platform/changes/changes.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import type { DrugsDeps } from '../drugs/public.ts'
import type { AccountMessage, Notifications } from '../notifications/public.ts'

export interface DrugAlertsDeps extends DrugsDeps {
  readonly notifications: Pick<Notifications, 'notifyAccounts' | 'nudge'>
  /** The account's quiet hours, when messages that can wait are not sent. */
  readonly quietHoursOf: (db: Kysely<DB>, accountId: string) => Promise<QuietHours | null>
  /** Those of some accounts that have quiet hours at a moment. */
  readonly accountsInQuietHours: (
    db: Kysely<DB>,
    accountIds: readonly string[],
    moment: Date,
  ) => Promise<ReadonlySet<string>>
  /** The channels by which the account wants to be reminded. */
  readonly channelsOf: (db: Kysely<DB>, accountId: string) => Promise<NonNullable<AccountMessage['ways']>>
  /** Whether one of these channels reaches the account now. */
  readonly isReachable: (db: Kysely<DB>, accountId: string) => Promise<boolean>
  readonly changes: Changes
  /** The product's URL, with which links in messages begin. */
  readonly publicUrl: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
}
