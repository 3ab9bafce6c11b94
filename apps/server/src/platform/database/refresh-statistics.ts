import { type Kysely, sql } from 'kysely'
import type { DB } from './generated/db.ts'

/**
 * Updates the planner's statistics after a large write. Autovacuum would do it a minute later, and until then
 * statements are planned for empty tables. It samples each table: 0.4 s for half a million timeslots.
 */
export async function refreshStatistics(db: Kysely<DB>): Promise<void> {
  await sql`analyze`.execute(db)
}
