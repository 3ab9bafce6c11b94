import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** After a restore: copies of data that are ready and codes for deleting an account are removed. */
export async function endRestoredOrders(trx: Kysely<DB>): Promise<void> {
  await trx.deleteFrom('data_export').execute()
  await trx.deleteFrom('account_deletion').execute()
}
