import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Codes and sessions of guests do not come back with a dump; the links that they were sent do. */
export async function endRestoredGuests(trx: Kysely<DB>): Promise<void> {
  await trx.deleteFrom('guest_session').execute()
  await trx.deleteFrom('guest_code').execute()
  await trx.deleteFrom('guest_check').execute()
}
