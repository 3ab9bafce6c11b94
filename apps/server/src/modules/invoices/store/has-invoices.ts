import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Whether there is an invoice for a visit of one of these people. */
export async function hasInvoices(db: Kysely<DB>, profileIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from visit v join invoice i on i.visit_id = v.id
    where v.profile_id = any(${[...profileIds]}::uuid[]) limit 1`.execute(db)
  return rows.length > 0
}

/** How many invoices for visits of these people wait for an answer. */
export async function countOpenInvoices(
  db: Kysely<DB>,
  profileIds: readonly string[],
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from visit v join invoice i on i.visit_id = v.id
    where v.profile_id = any(${[...profileIds]}::uuid[]) and v.status <> 'cancelled'
      and not i.is_closed and i.answer_until > ${now}`.execute(db)
  return rows[0]?.count ?? 0
}
