import type { Database } from '../../../platform/database/database.ts'

const KEPT_MS = 24 * 3_600_000

/** Forgets idempotency keys of more than 24 hours (decisions D13), and tells how many. */
export async function forgetExpiredKeys(database: Database, now: Date): Promise<number> {
  const gone = await database.db
    .deleteFrom('idempotency_key')
    .where('created_at', '<=', new Date(now.getTime() - KEPT_MS))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
