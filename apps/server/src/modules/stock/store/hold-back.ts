import { HELD_FACTOR, LEAST_PHARMACIES } from '@vizit/domain/drugs/held-price.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface HeldPrice {
  readonly line: number
  readonly pharmacy: string
  readonly pack: string
  /** Kopecks. */
  readonly price: number
  readonly usual: number
}

/**
 * Takes absurd prices out of the staged rows: those far from what the pack costs usually, by former feeds or else by this one.
 * Returns how many, and the first of them.
 */
export async function holdBackPrices(
  trx: Kysely<DB>,
  listed: number,
): Promise<{ readonly count: number; readonly rows: readonly HeldPrice[] }> {
  await sql`
    create temporary table stock_held on commit drop as
    with usual as (
      select pack_id, price from pack_typical_price
      union all
      select pack_id, percentile_disc(0.5) within group (order by price) from stock_stage
      where pack_id not in (select pack_id from pack_typical_price)
      group by pack_id having count(*) >= ${LEAST_PHARMACIES}
    )
    select t.line, t.pharmacy_id, t.pack_id, t.price, usual.price as usual
    from stock_stage t join usual on usual.pack_id = t.pack_id
    where t.price > usual.price::bigint * ${HELD_FACTOR} or t.price::bigint * ${HELD_FACTOR} < usual.price`.execute(
    trx,
  )
  await sql`
    delete from stock_stage t using stock_held h
    where (t.pharmacy_id, t.pack_id) = (h.pharmacy_id, h.pack_id)`.execute(trx)
  const { rows } = await sql<HeldPrice & { count: number }>`
    select h.line, p.code as pharmacy, k.code as pack, h.price, h.usual, count(*) over ()::int as count
    from stock_held h join pharmacy p on p.id = h.pharmacy_id join drug_pack k on k.id = h.pack_id
    order by h.line limit ${listed}`.execute(trx)
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ count: _, ...row }) => row) }
}

/** What packs cost usually, by the prices of a full feed that were not held back. */
export async function saveTypicalPrices(trx: Kysely<DB>): Promise<void> {
  await sql`
    insert into pack_typical_price as kept (pack_id, price)
    select pack_id, percentile_disc(0.5) within group (order by price) from stock_stage
    group by pack_id having count(*) >= ${LEAST_PHARMACIES} order by pack_id
    on conflict (pack_id) do update set price = excluded.price where kept.price <> excluded.price`.execute(
    trx,
  )
}
