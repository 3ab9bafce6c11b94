import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Copies of data that wait to be fetched, and codes for deleting an account, do not come back with a dump. */
export async function endRestoredOrders(trx: Kysely<DB>): Promise<void> {
  await trx.deleteFrom('data_export').execute()
  await trx.deleteFrom('account_deletion').execute()
}
