import { isIncomplete } from '@vizit/domain/drugs/incomplete-feed.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { CountedRows } from '../use-cases/counted-rows.ts'

/** A pharmacy of which a full feed is taken for changes. */
export interface IncompletePharmacy {
  readonly pharmacy: string
  /** Prices that stay although the feed does not name them. */
  readonly kept: number
  readonly rows: number
  readonly unused: number
}

/** Not by a row that has expired, which has no line. */
const isNamed = sql`exists (
  select from stock_stage t where (t.pharmacy_id, t.pack_id) = (kept.pharmacy_id, kept.pack_id) and t.line is not null)`

/**
 * Marks the pharmacies of which the staged rows are not all that they have (`isIncomplete`), so that `mergeFull` takes nothing away
 * there. Call it after `prepareFull`. Prices until `after` are not shown any more.
 */
export async function markIncomplete(
  trx: Kysely<DB>,
  { counted, after }: { readonly counted: CountedRows; readonly after: Date },
): Promise<readonly IncompletePharmacy[]> {
  const { rows: fed } = await sql<{ id: number }>`select pharmacy_id as id from stock_times`.execute(trx)
  const doubtful = fed.filter(({ id }) => counted.of(id).unused > 0).map(({ id }) => id)
  if (doubtful.length === 0) return []
  const { rows } = await sql<{ id: number; code: string; had: number; missing: number; kept: number }>`
    select p.id, p.code, count(*) filter (where is_shown)::int as had,
      count(*) filter (where is_shown and not is_named)::int as missing, count(*) filter (where not is_named)::int as kept
    from (
      select kept.pharmacy_id, coalesce(kept.as_of, times.before) > ${after}::timestamptz as is_shown, ${isNamed} as is_named
      from stock kept join stock_times times using (pharmacy_id) where kept.pharmacy_id = any(${doubtful}::int[])
    ) kept join pharmacy p on p.id = kept.pharmacy_id group by p.id order by p.code`.execute(trx)
  const incomplete = rows.filter(({ id, had, missing }) => isIncomplete({ ...counted.of(id), had, missing }))
  await sql`update stock_times set is_incomplete = true where pharmacy_id = any(${incomplete.map(({ id }) => id)}::int[])`.execute(
    trx,
  )
  return incomplete.map(({ id, code, kept }) => ({ pharmacy: code, kept, ...counted.of(id) }))
}
