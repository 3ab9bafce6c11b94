import { MOST_PACKS } from '@vizit/domain/drugs/stock-row.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

interface Duplicates {
  readonly count: number
  /** The first lines. */
  readonly lines: readonly number[]
}

/** Pharmacies of one statement, as many as are merged by one. */
const PHARMACIES_AT_ONCE = 50

/**
 * Makes one staged row of the rows of a pack in a pharmacy, of which each names another series by its best-before date: as many packs as all
 * of them have, at the highest price of those in stock, so that nobody pays more than is shown, and good until the last of them is not. A
 * series that is sold out counts only where all are. A second row of a date is a duplicate: it may be the same packs. Call it after
 * `indexStage`.
 */
export async function combineSeries(
  trx: Kysely<DB>,
  { listed, pause }: { readonly listed: number; readonly pause: () => Promise<void> },
): Promise<Duplicates> {
  await sql`create index on stock_again (pharmacy_id, pack_id)`.execute(trx)
  await sql`analyze stock_again`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    select distinct pharmacy_id as id from stock_again order by 1`.execute(trx)
  const ids = rows.map(({ id }) => id)
  let count = 0
  const lines: number[] = []
  for (let from = 0; from < ids.length; from += PHARMACIES_AT_ONCE) {
    if (from > 0) await pause()
    const duplicates = await combineIn(trx, ids.slice(from, from + PHARMACIES_AT_ONCE), listed)
    count += duplicates.count
    lines.push(...duplicates.lines)
  }
  return { count, lines: lines.toSorted((one, other) => one - other).slice(0, listed) }
}

async function combineIn(
  trx: Kysely<DB>,
  pharmacyIds: readonly number[],
  listed: number,
): Promise<Duplicates> {
  const ids = sql`any(${[...pharmacyIds]}::int[])`
  // Rows that have expired have no line: they are told already, and no duplicates.
  const { rows } = await sql<Duplicates>`
    with numbered as materialized (
      select r.*, row_number() over (partition by pharmacy_id, pack_id, best_before order by line) as nth
      from (
        select * from stock_again where pharmacy_id = ${ids}
        union all
        select t.* from stock_stage t where t.pharmacy_id = ${ids} and t.price is not null and exists (
          select from stock_again again
          where (again.pharmacy_id, again.pack_id) = (t.pharmacy_id, t.pack_id) and again.pharmacy_id = ${ids})
      ) r
    ), duplicates as (
      select line from numbered where nth > 1 and line is not null
    ), series as (
      select s.*, bool_or(quantity is distinct from 0) over (partition by pharmacy_id, pack_id) as is_there
      from numbered s where nth = 1 or line is null
    ), combined as (
      select pharmacy_id, pack_id, (array_agg(line order by price desc, line))[1] as line, max(price) as price,
        case when count(quantity) = count(*) then least(sum(quantity), ${MOST_PACKS}) end as quantity,
        case when count(best_before) = count(*) then max(best_before) end as best_before,
        case when count(as_of) = count(*) then max(as_of) end as as_of
      from series where is_there = (quantity is distinct from 0) group by pharmacy_id, pack_id
    ), replaced as (
      update stock_stage t
      set line = c.line, price = c.price, quantity = c.quantity, best_before = c.best_before, as_of = c.as_of
      from combined c
      where (t.pharmacy_id, t.pack_id) = (c.pharmacy_id, c.pack_id) and t.pharmacy_id = ${ids} and t.price is not null
    )
    select count(*)::int as count, array(select line from duplicates order by line limit ${listed}) as lines
    from duplicates`.execute(trx)
  return rows[0] ?? { count: 0, lines: [] }
}
