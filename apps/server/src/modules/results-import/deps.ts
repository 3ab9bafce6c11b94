import type { Kysely } from 'kysely'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import type { CheckPackCodes } from '../drugs/public.ts'
import type { Notifications } from '../notifications/public.ts'

export interface ResultsImportDeps {
  readonly db: Kysely<DB>
  readonly clock: Clock
  /** Key that wraps the keys of documents. */
  readonly documentKey: Buffer
  readonly notifyAccount: Notifications['notifyAccount']
  readonly changes: Changes
  readonly checkPackCodes: CheckPackCodes
  /** The product's URL without a trailing slash. */
  readonly publicUrl: string
}
