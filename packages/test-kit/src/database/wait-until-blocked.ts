import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import { type Kysely, sql } from 'kysely'

/** Waits until other sessions wait for a lock in this database, so that a test can order transactions. */
export async function waitUntilBlocked(db: Kysely<DB>, sessions = 1): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  if ((rows[0]?.waiting ?? 0) < sessions) await waitUntilBlocked(db, sessions)
}

/**
 * Waits until a call waits that keeps its locks. What shares a connection gives them up after a wait of 100 ms, and begins anew on a
 * connection of its own: only there it waits longer.
 */
export async function waitUntilOneStays(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and clock_timestamp() - query_start > interval '150 ms'`.execute(db)
  if (rows.length === 0) await waitUntilOneStays(db)
}
