import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Assignments in a statement: some 50 milliseconds of the database. */
const AT_ONCE = 500

/** Computes the first free times of all assignments anew whose times may have changed or have begun. */
export async function refreshFreeTimes(db: Kysely<DB>, now: () => Date): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ refreshed: number }>`
      select refresh_free_times(moment => ${now()}, most => ${AT_ONCE}) as refreshed`.execute(db)
    if ((rows[0]?.refreshed ?? 0) < AT_ONCE) return
  }
}
