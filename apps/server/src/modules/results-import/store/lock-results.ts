import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Serialises imports of one organisation's results. Lock order: several organisations by their ids. */
export async function lockResults(trx: Kysely<DB>, providerId: string): Promise<void> {
  const name = `vizit results of ${providerId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
