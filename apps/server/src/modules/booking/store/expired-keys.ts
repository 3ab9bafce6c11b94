import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Forgets idempotency keys that have outlived their time (decisions D13), and tells how many. */
export async function forgetExpiredKeys(database: Database, now: Date): Promise<number> {
  const gone = await database.db
    .deleteFrom('idempotency_key')
    .where('created_at', '<=', sql<Date>`${now}::timestamptz - idempotency_key_lifetime()`)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
