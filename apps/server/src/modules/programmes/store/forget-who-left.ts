import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

/** Rows for one statement. */
const AT_ONCE = 20_000

/**
 * Deletes what a coverer told of people who have left its list, or whose contract has, and how they are found. Their codes stay, which
 * invoices name; a coverer that lists them again sends the rest anew. Returns how many were forgotten.
 */
export async function forgetWhoLeft(db: Kysely<DB>, now: Date): Promise<number> {
  for (let forgotten = 0; ; ) {
    const { numAffectedRows } = await sql`
      update programme_member set sealed = '', row_hash = '', has_person = false,
        barcode_hash = null, number_hash = null, base_hash = null, email_hash = null
      where id in (
        select m.id from programme_member m join programme_contract k on k.id = m.contract_id
        where least(m.removed_at, k.removed_at) < ${now}::timestamptz - make_interval(days => ${limits.leftDays})
          and m.sealed <> ''
        order by m.id limit ${AT_ONCE} for update of m skip locked)`.execute(db)
    const rows = Number(numAffectedRows ?? 0n)
    forgotten += rows
    if (rows < AT_ONCE) return forgotten
  }
}
