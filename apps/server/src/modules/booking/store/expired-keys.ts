import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Deletes expired idempotency keys (decisions D13) and returns their number. */
export async function forgetExpiredKeys(database: Database, now: Date): Promise<number> {
  const gone = await database.db
    .deleteFrom('idempotency_key')
    .where('created_at', '<=', sql<Date>`${now}::timestamptz - idempotency_key_lifetime()`)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
