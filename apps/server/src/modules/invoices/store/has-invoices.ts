import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Whether there is an invoice for a visit of one of these people. */
export async function hasInvoices(db: Kysely<DB>, profileIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from visit v join invoice i on i.visit_id = v.id
    where v.profile_id = any(${[...profileIds]}::uuid[]) limit 1`.execute(db)
  return rows.length > 0
}
