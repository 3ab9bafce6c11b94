import { type Kysely, sql } from 'kysely'
import type { DB } from './generated/db.ts'

/**
 * Counts the tables anew after much was written at once: autovacuum would a minute later, and until then what people ask
 * is planned for empty tables. A sample of each: 0.4 s over half a million timeslots.
 */
export async function refreshStatistics(db: Kysely<DB>): Promise<void> {
  await sql`analyze`.execute(db)
}
