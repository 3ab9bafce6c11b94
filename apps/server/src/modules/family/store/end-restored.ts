import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * Deletes family codes and requests after a restore: they may have been used or answered since the dump was made.
 */
export async function endRestoredRequests(trx: Kysely<DB>): Promise<void> {
  await trx.deleteFrom('family_code').execute()
  await trx.deleteFrom('relative_request').execute()
  await trx.deleteFrom('join_request').execute()
}
