import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { added, CHANGED, type MergedCounts, NOTHING, SET } from './written-prices.ts'

/** Leaves out the staged rows of a delta that are older than what is known of their packs. Returns how many. */
async function leaveOutOlder(trx: Kysely<DB>, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with older as (
      delete from stock_stage t using (
        select o.ctid from stock_stage o join pharmacy p on p.id = o.pharmacy_id
          left join stock kept on (kept.pharmacy_id, kept.pack_id) = (o.pharmacy_id, o.pack_id)
          left join stock_sold_out gone on (gone.pharmacy_id, gone.pack_id) = (o.pharmacy_id, o.pack_id)
        where o.price is not null and coalesce(o.as_of, ${now}::timestamptz) < case
          when kept.pack_id is not null then coalesce(kept.as_of, p.stock_as_of)
          when o.quantity is distinct from 0 then greatest(p.stock_as_of, gone.as_of) end
      ) o
      where t.ctid = o.ctid returning 1
    )
    select count(*)::int as count from older`.execute(trx)
  return rows[0]?.count ?? 0
}

/**
 * Applies the staged rows of a delta, except where what is known is newer. Of a pack that is sold out no price is left that would say as of
 * when: that is kept apart, until a full feed says as of later what the pharmacy has, or prices as of then are not shown any more
 * (`shownAfter`).
 */
export async function mergeDelta(
  trx: Kysely<DB>,
  { now, shownAfter }: { readonly now: Date; readonly shownAfter: Date },
): Promise<MergedCounts> {
  const older = await leaveOutOlder(trx, now)
  await sql`
    delete from stock_sold_out gone using pharmacy p
    where p.id = gone.pharmacy_id and p.id in (select pharmacy_id from stock_stage)
      and gone.as_of <= ${shownAfter}::timestamptz`.execute(trx)
  const { rows } = await sql<Omit<MergedCounts, 'older'>>`
    with said as materialized (
      select t.*, p.location_code, p.stock_as_of, coalesce(t.as_of, ${now}::timestamptz) as said_at
      from stock_stage t join pharmacy p on p.id = t.pharmacy_id where t.price is not null
    ), timed as (
      update pharmacy p set changes_as_of = fed.last
      from (select pharmacy_id, max(said_at) as last from said group by pharmacy_id) fed
      where p.id = fed.pharmacy_id and (p.changes_as_of is null or p.changes_as_of < fed.last)
    ), given as (
      select pharmacy_id, pack_id, location_code, price, quantity, best_before, said_at as as_of
      from said where quantity is distinct from 0
    ), gone as (
      insert into stock_sold_out as known (pharmacy_id, pack_id, as_of)
      select pharmacy_id, pack_id, said_at from said
      where quantity = 0 and said_at > greatest(stock_as_of, ${shownAfter}::timestamptz)
      order by pharmacy_id, pack_id
      on conflict (pharmacy_id, pack_id) do update set as_of = excluded.as_of where known.as_of < excluded.as_of
    ), back as (
      delete from stock_sold_out known using given t
      where (known.pharmacy_id, known.pack_id) = (t.pharmacy_id, t.pack_id)
    ), removed as (
      delete from stock kept using said t
      where (t.pharmacy_id, t.pack_id) = (kept.pharmacy_id, kept.pack_id) and t.quantity = 0
      returning 1
    ), updated as (
      update stock kept set ${SET} from given t
      where (t.pharmacy_id, t.pack_id) = (kept.pharmacy_id, kept.pack_id) and ${CHANGED}
      returning 1
    ), added as (${added(sql`true`)})
    select (select count(*)::int from added) as added, (select count(*)::int from updated) as updated,
      (select count(*)::int from removed) as removed`.execute(trx)
  return { ...NOTHING, ...rows[0], older }
}
