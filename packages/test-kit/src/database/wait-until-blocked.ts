import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import { type Kysely, sql } from 'kysely'

/** Waits until another session waits for a lock in this database, so that a test can order two transactions. */
export async function waitUntilBlocked(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ waits: boolean }>`
    select count(*) > 0 as waits from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  if (!rows[0]?.waits) await waitUntilBlocked(db)
}
