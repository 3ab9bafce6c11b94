import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { added, CHANGED, type MergedCounts, NOTHING, SET } from './written-prices.ts'

/** Tables of the transaction for `mergeFull`, and the pharmacies of which a row could be used. Call it once all rows are staged. */
export async function prepareFull(trx: Kysely<DB>, now: Date): Promise<readonly number[]> {
  // When the rows of each pharmacy were right, until when its stored prices without a time of their own were, and as of when it is known
  // of packs without a price that they are gone.
  await sql`
    create temporary table stock_times on commit drop as
    select p.id as pharmacy_id, p.location_code, false as is_incomplete, p.stock_as_of as before, fed.first, fed.last,
      greatest(p.stock_as_of, fed.last) as as_of,
      greatest(p.stock_as_of, (select max(gone.as_of) from stock_sold_out gone where gone.pharmacy_id = p.id)) as gone_until
    from pharmacy p join (
      select pharmacy_id, min(coalesce(as_of, ${now}::timestamptz)) as first, max(coalesce(as_of, ${now}::timestamptz)) as last
      from stock_stage where price is not null group by pharmacy_id
    ) fed on fed.pharmacy_id = p.id`.execute(trx)
  await sql`alter table stock_times add primary key (pharmacy_id)`.execute(trx)
  await sql`
    create temporary table stock_staying (
      pharmacy_id int, pack_id int, is_older boolean, is_of_feed boolean, primary key (pharmacy_id, pack_id)
    ) on commit drop`.execute(trx)
  await sql`analyze stock_times`.execute(trx)
  const { rows } = await sql<{ id: number }>`select pharmacy_id as id from stock_times order by 1`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

/**
 * Stored prices that a full feed does not change: newer than their row or, without one, than the feed; those whose row could not be used;
 * and those that it does not name where it is not complete. And packs without a price whose row is older than what says that they are gone.
 */
async function findStaying(trx: Kysely<DB>, pharmacyIds: readonly number[], now: Date): Promise<void> {
  const ids = sql`any(${[...pharmacyIds]}::int[])`
  await sql`truncate stock_staying`.execute(trx)
  await sql`
    insert into stock_staying
    select kept.pharmacy_id, kept.pack_id, false, kept.as_of is null
    from stock_stage t join stock kept on (kept.pharmacy_id, kept.pack_id) = (t.pharmacy_id, t.pack_id)
    where t.price is null and t.pharmacy_id = ${ids}
    on conflict do nothing`.execute(trx)
  // Nearly always no price is newer than the first row: then nothing is joined.
  await sql`
    insert into stock_staying
    select kept.pharmacy_id, kept.pack_id, t.pack_id is not null, kept.as_of is null
    from stock kept join stock_times times using (pharmacy_id)
      left join stock_stage t on (t.pharmacy_id, t.pack_id) = (kept.pharmacy_id, kept.pack_id) and t.price is not null
    where kept.pharmacy_id = ${ids} and coalesce(kept.as_of, times.before) > times.first
      and coalesce(kept.as_of, times.before)
        > case when t.pack_id is null then times.last else coalesce(t.as_of, ${now}::timestamptz) end
    on conflict do nothing`.execute(trx)
  await sql`
    insert into stock_staying
    select kept.pharmacy_id, kept.pack_id, false, kept.as_of is null
    from stock kept join stock_times times using (pharmacy_id)
    where times.is_incomplete and kept.pharmacy_id = ${ids} and not exists (
      select from stock_stage t where (t.pharmacy_id, t.pack_id) = (kept.pharmacy_id, kept.pack_id) and t.line is not null)
    on conflict do nothing`.execute(trx)
  await findGone(trx, pharmacyIds, now)
  await sql`analyze stock_staying`.execute(trx)
}

/** Rows without a stored price that are older than the pharmacy's last full feed, or than the change by which the pack was sold out. */
async function findGone(trx: Kysely<DB>, pharmacyIds: readonly number[], now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select pharmacy_id as id from stock_times
    where pharmacy_id = any(${[...pharmacyIds]}::int[]) and first < gone_until`.execute(trx)
  // Nearly always all rows are newer.
  if (rows.length === 0) return
  const ids = sql`any(${rows.map(({ id }) => id)}::int[])`
  await sql`
    insert into stock_staying
    select t.pharmacy_id, t.pack_id, true, false
    from stock_stage t join stock_times times using (pharmacy_id)
      left join stock_sold_out gone on (gone.pharmacy_id, gone.pack_id) = (t.pharmacy_id, t.pack_id) and gone.pharmacy_id = ${ids}
    where t.pharmacy_id = ${ids} and t.price is not null and t.quantity is distinct from 0
      and coalesce(t.as_of, ${now}::timestamptz) < greatest(times.before, gone.as_of)
      and not exists (
        select from stock kept where (kept.pharmacy_id, kept.pack_id) = (t.pharmacy_id, t.pack_id) and kept.pharmacy_id = ${ids})
    on conflict do nothing`.execute(trx)
}

/**
 * Makes the stock of these pharmacies what the staged rows of a full feed say, except where what is stored is newer. Rows that do not
 * change are not written: a price that is as of the feed has no time of its own, the pharmacy has it. A pack whose row could not be
 * used keeps its former price, with its time.
 */
export async function mergeFull(
  trx: Kysely<DB>,
  pharmacyIds: readonly number[],
  now: Date,
): Promise<MergedCounts> {
  const ids = sql`any(${[...pharmacyIds]}::int[])`
  await findStaying(trx, pharmacyIds, now)
  const isStaying = (table: string) => sql`exists (
    select from stock_staying stays where (stays.pharmacy_id, stays.pack_id) = (${sql.raw(`${table}.pharmacy_id, ${table}.pack_id`)}))`
  const { rows } = await sql<MergedCounts>`
    with timed as (
      update pharmacy p set stock_as_of = times.as_of from stock_times times
      where p.id = times.pharmacy_id and p.id = ${ids} and p.stock_as_of is distinct from times.as_of
    ), given as (
      select t.pharmacy_id, t.pack_id, times.location_code, t.price, t.quantity, t.best_before,
        nullif(coalesce(t.as_of, ${now}::timestamptz), times.as_of) as as_of
      from stock_stage t join stock_times times using (pharmacy_id)
      where t.pharmacy_id = ${ids} and t.price is not null and t.quantity is distinct from 0 and not ${isStaying('t')}
    ), removed as (
      delete from stock kept where kept.pharmacy_id = ${ids} and not ${isStaying('kept')}
        and not exists (select from given t where (t.pharmacy_id, t.pack_id) = (kept.pharmacy_id, kept.pack_id))
      returning 1
    ), updated as (
      update stock kept set ${SET} from given t
      where (t.pharmacy_id, t.pack_id) = (kept.pharmacy_id, kept.pack_id) and kept.pharmacy_id = ${ids} and ${CHANGED}
      returning 1
    ), dated as (
      -- The pharmacy's time is now that of the feed.
      update stock kept set as_of = times.before from stock_staying stays join stock_times times using (pharmacy_id)
      where (stays.pharmacy_id, stays.pack_id) = (kept.pharmacy_id, kept.pack_id)
        and stays.is_of_feed and times.before < times.as_of
    ), added as (${added(sql`s.pharmacy_id = ${ids}`)})
    select (select count(*)::int from added) as added, (select count(*)::int from updated) as updated,
      (select count(*)::int from removed) as removed, (select count(*)::int from stock_staying where is_older) as older`.execute(
    trx,
  )
  await sql`
    delete from stock_sold_out gone using stock_times times
    where gone.pharmacy_id = times.pharmacy_id and gone.pharmacy_id = ${ids} and gone.as_of <= times.as_of`.execute(
    trx,
  )
  return rows[0] ?? NOTHING
}
