import {
  HELD_FACTOR,
  LEAST_ELSEWHERE,
  LEAST_PHARMACIES,
  LEAST_SENDERS,
} from '@vizit/domain/drugs/held-price.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Not `isHeldBack` of the domain. */
export const isNear = (price: string, usual: string) =>
  sql.raw(`(${price} <= ${usual}::bigint * ${HELD_FACTOR} and ${price}::bigint * ${HELD_FACTOR} >= ${usual})`)

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

const isRestated = sql`exists (
          select from stock_stage t where (t.pharmacy_id, t.pack_id) = (s.pharmacy_id, s.pack_id))`

/** So many of the prices that are there are asked: more change no median by ten times. */
const MOST_ASKED = 50

/**
 * What a few other pharmacies ask, for single prices where nothing else is known. A full feed may correct a sender's own mistake, and a
 * delta that names all of them, too.
 */
const ELSEWHERE = agreed(
  sql`select s.price from stock s where s.pack_id = g.pack_id and not ${isRestated} limit ${sql.lit(MOST_ASKED)}`,
  LEAST_ELSEWHERE,
)

/** In a larger feed a look at each price of other pharmacies without a chain would take longer than all else. */
const MOST_ROWS = 100_000

/**
 * What other senders ask now, one voice each; here a pharmacy without a chain is a sender of its own, also for others without one, if the
 * feed is small.
 */
const askedNow = (isSmall: boolean) => {
  const isOther = (alone: RawBuilder<unknown>) =>
    isSmall ? sql`(${SENDER} <> g.sender or g.sender = 0 and ${alone})` : sql`${SENDER} <> g.sender`
  return agreed(
    sql`select percentile_disc(0.5) within group (order by s.price) as price
        from stock s join pharmacy p on p.id = s.pharmacy_id and p.removed_at is null
        where s.pack_id = g.pack_id and ${isOther(sql`not ${isRestated}`)}
          -- A sender that is alone needs no look at all its prices.
          and exists (select from pharmacy p where p.removed_at is null and ${isOther(sql`true`)})
        group by coalesce(p.chain_id, -p.id)`,
    LEAST_SENDERS,
  )
}

/**
 * What each pack of the feed costs usually: by other senders that agree in their last full feeds or now, by its sender's last full feed,
 * by this one, or by what other pharmacies ask.
 */
export async function findUsualPrices(trx: Kysely<DB>, mode: 'full' | 'delta'): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from stock_stage`.execute(trx)
  await sql`
    create temporary table stock_usual on commit drop as
    select g.pack_id, g.sender, case when g.pharmacies >= ${LEAST_PHARMACIES} then g.median end as median,
      own.price as own, coalesce(others.price, now.price) as others, elsewhere.price as elsewhere
    from (
      select t.pack_id, ${SENDER} as sender, percentile_disc(0.5) within group (order by t.price) as median,
        count(*) as pharmacies
      from stock_stage t join pharmacy p on p.id = t.pharmacy_id where t.price > 0 group by 1, 2
    ) g
    left join pack_typical_price own on (own.pack_id, own.sender) = (g.pack_id, g.sender)
    left join lateral (
      select middle.price from (
        select percentile_disc(0.5) within group (order by o.price) as price from pack_typical_price o
        where o.pack_id = g.pack_id and o.sender <> g.sender
      ) middle
      where ${LEAST_SENDERS} <= (
        select count(*) from pack_typical_price o
        where o.pack_id = g.pack_id and o.sender <> g.sender and ${isNear('o.price', 'middle.price')}
      )
    ) others on true
    left join lateral (${askedNow((rows[0]?.count ?? 0) <= MOST_ROWS)}) now on others.price is null
    left join lateral (${mode === 'delta' ? ELSEWHERE : sql`select null::int as price where false`}) elsewhere
      on others.price is null and now.price is null and own.price is null and g.pharmacies < ${LEAST_PHARMACIES}`.execute(
    trx,
  )
  await sql`analyze stock_usual`.execute(trx)
}
