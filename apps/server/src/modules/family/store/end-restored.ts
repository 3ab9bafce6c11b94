import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Codes for joining, and what was asked by them, do not come back with a dump: they may have been answered since. */
export async function endRestoredRequests(trx: Kysely<DB>): Promise<void> {
  await trx.deleteFrom('family_code').execute()
  await trx.deleteFrom('relative_request').execute()
  await trx.deleteFrom('join_request').execute()
}
