import {
  HELD_FACTOR,
  LEAST_ELSEWHERE,
  LEAST_PHARMACIES,
  LEAST_SENDERS,
} from '@vizit/domain/drugs/held-price.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Not `isHeldBack` of the domain. */
export const isNear = (price: string, usual: string, factor = HELD_FACTOR) =>
  sql.raw(`(${price} <= ${usual}::bigint * ${factor} and ${price}::bigint * ${factor} >= ${usual})`)

/** A chain, or all pharmacies without one. */
export const SENDER = sql`coalesce(p.chain_id, 0)`

/** Their middle one, if `least` of them and more than half are near it (`agreedPrice` of the domain). `prices` has one row for each. */
const agreed = (prices: RawBuilder<unknown>, least: number) => sql`
    select middle.price from (
      select percentile_disc(0.5) within group (order by each.price) as price, array_agg(each.price) as prices
      from (${prices}) each
    ) middle
    where (select count(*) from unnest(middle.prices) as each (price) where ${isNear('each.price', 'middle.price')})
      >= greatest(${sql.lit(least)}, cardinality(middle.prices) / 2 + 1)`

export const isRestated = sql`exists (
          select from stock_stage t where (t.pharmacy_id, t.pack_id) = (s.pharmacy_id, s.pack_id))`

/** So many of the prices that are there are asked: more change no median by ten times. */
const MOST_ASKED = 50

/**
 * What a few other pharmacies ask, for single prices where nothing else is known: not those that the feed itself states, which may be the
 * mistake that it corrects.
 */
const ELSEWHERE = agreed(
  sql`select s.price from stock s where s.pack_id = g.pack_id and not ${isRestated} limit ${sql.lit(MOST_ASKED)}`,
  LEAST_ELSEWHERE,
)

/** What other senders asked in their last full feeds, if enough of them were near the middle one. */
const STATED = sql`
    select middle.price from (
      select percentile_disc(0.5) within group (order by o.price) as price from pack_typical_price o
      where o.pack_id = g.pack_id and o.sender <> g.sender
    ) middle
    where ${sql.lit(LEAST_SENDERS)} <= (
      select count(*) from pack_typical_price o
      where o.pack_id = g.pack_id and o.sender <> g.sender and ${isNear('o.price', 'middle.price')}
    )`

/** In a larger feed a look at each price of other pharmacies without a chain would take longer than all else. */
const MOST_ROWS = 100_000

/**
 * What other senders ask now, one voice each; here a pharmacy without a chain is a sender of its own, also for others without one, if the
 * feed is small.
 */
const askedNow = (isSmall: boolean) =>
  agreed(
    sql`select percentile_disc(0.5) within group (order by s.price) as price
      from stock s join pharmacy p on p.id = s.pharmacy_id and p.removed_at is null
      where s.pack_id = g.pack_id
        and ${isSmall ? sql`(${SENDER} <> g.sender or g.sender = 0 and not ${isRestated})` : sql`${SENDER} <> g.sender`}
        -- A sender that is alone needs no look at all its prices.
        and array[g.sender] <> (
          select array_agg(distinct ${isSmall ? sql`coalesce(p.chain_id, -p.id)` : SENDER}) from pharmacy p where p.removed_at is null)
      group by coalesce(p.chain_id, -p.id)`,
    LEAST_SENDERS,
  )

/**
 * What each pack of the feed costs usually: by other senders that agree in their last full feeds or now, by its sender's last full feed
 * if that is after `measureAfter`, by this one, or by what other pharmacies ask.
 */
export async function findUsualPrices(
  trx: Kysely<DB>,
  { mode, measureAfter }: { readonly mode: 'full' | 'delta'; readonly measureAfter: Date },
): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from stock_stage`.execute(trx)
  const elsewhere =
    mode === 'full'
      ? sql`null::int`
      : sql`case when g.others is null and g.own is null and g.pharmacies < ${LEAST_PHARMACIES} then (${ELSEWHERE}) end`
  // Each price is looked for only where those before it are not known: a join would look for all of them for each row.
  await sql`
    create temporary table stock_usual on commit drop as
    with g as (
      select t.pack_id, ${SENDER} as sender, percentile_disc(0.5) within group (order by t.price) as median,
        count(*) as pharmacies
      from stock_stage t join pharmacy p on p.id = t.pharmacy_id where t.price > 0 group by 1, 2
    ), known as materialized (
      select g.*, own.price as own, coalesce((${STATED}), (${askedNow((rows[0]?.count ?? 0) <= MOST_ROWS)})) as others
      from g left join pack_typical_price own
        on (own.pack_id, own.sender) = (g.pack_id, g.sender) and own.as_of > ${measureAfter}
    )
    select u.*, coalesce(u.others, u.own, u.median, u.elsewhere) as of_pack, null::int as by_amount
    from (
      select g.pack_id, g.sender, case when g.pharmacies >= ${LEAST_PHARMACIES} then g.median end as median, g.own, g.others,
        ${elsewhere} as elsewhere
      from known g
    ) u`.execute(trx)
  await sql`analyze stock_usual`.execute(trx)
}
