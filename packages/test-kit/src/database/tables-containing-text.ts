import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import { type Kysely, sql } from 'kysely'

/** The tables that contain this text in any row, read as somebody with a copy of the database would. */
export async function tablesContainingText(db: Kysely<DB>, words: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select from ${sql.table(name)} as row where row::text ilike ${`%${words}%`} limit 1`.execute(db)
    if (hits.length > 0) found.push(name)
  }
  return found
}
