import type { Kysely } from 'kysely'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import type { Invoices } from '../invoices/public.ts'
import type { Notifications } from '../notifications/public.ts'

export interface VisitsImportDeps {
  readonly db: Kysely<DB>
  readonly clock: Clock
  readonly outboxRow: Notifications['outboxRow']
  readonly changes: Changes
  readonly invoices: Pick<Invoices, 'withdrawMessages' | 'tellAgain'>
  /** The product's URL without a trailing slash. */
  readonly publicUrl: string
}
