import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Deletes guests' codes and sessions after a restore; the links that they were sent stay valid. */
export async function endRestoredGuests(trx: Kysely<DB>): Promise<void> {
  await trx.deleteFrom('guest_session').execute()
  await trx.deleteFrom('guest_code').execute()
  await trx.deleteFrom('guest_check').execute()
}
