import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface MergedCounts {
  readonly added: number
  readonly updated: number
  /** Sold out, or no longer in a full feed. */
  readonly removed: number
  /** Of a delta: the stored price is newer. */
  readonly older: number
}

const CHANGED = sql`(kept.price, kept.quantity, kept.best_before, kept.as_of, kept.location_code)
      is distinct from (t.price, t.quantity, t.best_before, t.as_of, t.location_code)`

const SET = sql`price = t.price, quantity = t.quantity, best_before = t.best_before, as_of = t.as_of,
      location_code = t.location_code`

const ADDED = sql`
      insert into stock (pharmacy_id, pack_id, location_code, price, quantity, best_before, as_of)
      select t.pharmacy_id, t.pack_id, t.location_code, t.price, t.quantity, t.best_before, t.as_of
      from given t
      where not exists (select from stock s where (s.pharmacy_id, s.pack_id) = (t.pharmacy_id, t.pack_id))
      order by t.pharmacy_id, t.pack_id
      returning 1`

const COUNTS = sql`
    select (select count(*)::int from added) as added, (select count(*)::int from updated) as updated,
      (select count(*)::int from removed) as removed`

/**
 * Makes the stock of these pharmacies what the staged rows of a full feed say. Rows that do not change are not written: a price that is
 * as of the feed has no time of its own, the pharmacy has it.
 */
export async function mergeFull(
  trx: Kysely<DB>,
  pharmacyIds: readonly number[],
  now: Date,
): Promise<MergedCounts> {
  const ids = sql`any(${[...pharmacyIds]}::int[])`
  const { rows } = await sql<Omit<MergedCounts, 'older'>>`
    with times as (
      select pharmacy_id,
        case when bool_or(as_of is null) then ${now}::timestamptz else max(as_of) end as as_of
      from stock_stage where pharmacy_id = ${ids} group by pharmacy_id
    ), timed as (
      update pharmacy p set stock_as_of = times.as_of from times where p.id = times.pharmacy_id
    ), given as (
      select s.pharmacy_id, s.pack_id, s.location_code, s.price, s.quantity, s.best_before,
        nullif(s.as_of, times.as_of) as as_of
      from stock_stage s join times using (pharmacy_id) where s.quantity is distinct from 0
    ), removed as (
      delete from stock kept where kept.pharmacy_id = ${ids}
        and not exists (select from given t where (t.pharmacy_id, t.pack_id) = (kept.pharmacy_id, kept.pack_id))
      returning 1
    ), updated as (
      update stock kept set ${SET} from given t
      where (t.pharmacy_id, t.pack_id) = (kept.pharmacy_id, kept.pack_id) and ${CHANGED}
      returning 1
    ), added as (${ADDED})
    ${COUNTS}`.execute(trx)
  return { added: 0, updated: 0, removed: 0, ...rows[0], older: 0 }
}

/** Applies the staged rows of a delta, except where the stored price is newer. */
export async function mergeDelta(trx: Kysely<DB>, now: Date): Promise<MergedCounts> {
  const { rows: older } = await sql`
    delete from stock_stage t using stock kept, pharmacy p
    where (kept.pharmacy_id, kept.pack_id) = (t.pharmacy_id, t.pack_id) and p.id = t.pharmacy_id
      and coalesce(t.as_of, ${now}::timestamptz) < coalesce(kept.as_of, p.stock_as_of)
    returning 1`.execute(trx)
  const { rows } = await sql<Omit<MergedCounts, 'older'>>`
    with said as materialized (
      select t.*, coalesce(t.as_of, ${now}::timestamptz) as said_at from stock_stage t
    ), given as (
      select pharmacy_id, pack_id, location_code, price, quantity, best_before, said_at as as_of
      from said where quantity is distinct from 0
    ), removed as (
      delete from stock kept using said t
      where (t.pharmacy_id, t.pack_id) = (kept.pharmacy_id, kept.pack_id) and t.quantity = 0
      returning 1
    ), updated as (
      update stock kept set ${SET} from given t
      where (t.pharmacy_id, t.pack_id) = (kept.pharmacy_id, kept.pack_id) and ${CHANGED}
      returning 1
    ), added as (${ADDED})
    ${COUNTS}`.execute(trx)
  return { added: 0, updated: 0, removed: 0, ...rows[0], older: older.length }
}
