import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Of fewer rows any number may be missing. */
const LEAST_ROWS = 10

// A type: the parameters of a text have an index.
type Missing = { readonly missing: number; readonly count: number }

/** More than half of what is there: a file that was cut off, or is of one sender of several, looks so. */
export const isTooMany = ({ missing, count }: Missing): boolean => count >= LEAST_ROWS && missing * 2 > count

/** How many of the rows that `own` selects (their `code`) a whole file with these codes would remove. Null: not too many. */
export async function tooManyMissing(
  db: Kysely<DB>,
  own: RawBuilder<unknown>,
  codes: readonly string[],
): Promise<Missing | null> {
  const { rows } = await sql<Missing>`
    select count(*)::int as count, count(*) filter (where given.code is null)::int as missing
    from (${own}) own
    left join (select distinct code from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) code) given
      on given.code = own.code`.execute(db)
  const [found] = rows
  return found && isTooMany(found) ? found : null
}
