import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** The invoices for a visit of which nothing is decided. */
export async function openInvoicesOf(trx: Kysely<DB>, visitId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from invoice where visit_id = ${visitId} and not is_closed order by id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Those that wait for an answer are told of anew, by the background work. */
export async function tellAgain(trx: Kysely<DB>, visitId: string): Promise<void> {
  await sql`update invoice set tell_again = true where visit_id = ${visitId} and not is_closed`.execute(trx)
}
