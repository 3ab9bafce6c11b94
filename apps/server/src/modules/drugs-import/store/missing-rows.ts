import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Of fewer rows any number may be missing. */
const LEAST_ROWS = 10

const ownRows = {
  drug: sql`select code from drug where removed_at is null and not is_demo`,
  drug_pack: sql`
    select pack.code from drug_pack pack join drug on drug.id = pack.drug_id
    where pack.removed_at is null and not drug.is_demo`,
  pharmacy: sql`select code from pharmacy where removed_at is null and not is_demo`,
} as const

/**
 * How many rows a file would remove, if these are more than half: a file that was cut off, or is of one chain alone, looks so.
 * Null: not so many. Rows of the demo do not count, because the operator's own ones replace them.
 */
export async function tooManyMissing(
  db: Kysely<DB>,
  table: keyof typeof ownRows,
  codes: readonly string[],
): Promise<{ readonly missing: number; readonly count: number } | null> {
  const { rows } = await sql<{ missing: number; count: number }>`
    select count(*)::int as count,
      count(*) filter (where code not in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb)))::int as missing
    from (${ownRows[table]}) own`.execute(db)
  const { missing = 0, count = 0 } = rows[0] ?? {}
  return count >= LEAST_ROWS && missing * 2 > count ? { missing, count } : null
}
