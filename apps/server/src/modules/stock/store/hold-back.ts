import { HELD_FACTOR_BY_AMOUNT } from '@vizit/domain/drugs/price-by-amount.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { readPriceAges } from './price-ages.ts'
import { findPricesByAmount } from './prices-by-amount.ts'
import { findUsualPrices, isNear, SENDER } from './usual-prices.ts'

export interface HeldPrice {
  readonly line: number
  readonly pharmacy: string
  readonly pack: string
  /** Kopecks. */
  readonly price: number
  readonly usual: number
}

/**
 * Takes absurd prices out of the staged rows (`held-price.ts` of the domain says which). Returns how many, and the first of them.
 * A pharmacy keeps its former price of the pack; in a full feed, which may correct that one, only if it is near the usual one.
 */
export async function holdBackPrices(
  trx: Kysely<DB>,
  {
    mode,
    listed,
    measureAfter,
  }: { readonly mode: 'full' | 'delta'; readonly listed: number; readonly measureAfter: Date },
): Promise<{ readonly count: number; readonly rows: readonly HeldPrice[] }> {
  await findUsualPrices(trx, { mode, measureAfter })
  await findPricesByAmount(trx, mode)
  await sql`
    create temporary table stock_held on commit drop as
    select t.line, t.pharmacy_id, t.pack_id, ${SENDER} as sender, t.price, u.of_pack as usual, u.others is not null as by_others
    from stock_stage t join pharmacy p on p.id = t.pharmacy_id
      join stock_usual u on (u.pack_id, u.sender) = (t.pack_id, ${SENDER})
    where t.price > 0 and coalesce(u.others, u.own) is not null and not ${isNear('t.price', 'u.of_pack')}`.execute(
    trx,
  )
  await holdBackByFormerPrices(trx, measureAfter)
  await letGoWhatOthersHave(trx)
  const isHeld = sql`(t.pharmacy_id, t.pack_id) = (h.pharmacy_id, h.pack_id)`
  // Without a price the row names what keeps its former price; without a quantity, what is there no more.
  if (mode === 'full')
    await sql`
      update stock_stage t set price = case when h.is_near then null else t.price end, quantity = 0
      from (
        select h.*, coalesce(${isNear('s.price', 'h.usual')}, true) as is_near
        from stock_held h left join stock s on (s.pharmacy_id, s.pack_id) = (h.pharmacy_id, h.pack_id)
      ) h where ${isHeld}`.execute(trx)
  else await sql`delete from stock_stage t using stock_held h where ${isHeld}`.execute(trx)
  const { rows } = await sql<HeldPrice & { count: number }>`
    select h.line, p.code as pharmacy, k.code as pack, h.price, h.usual, count(*) over ()::int as count
    from stock_held h join pharmacy p on p.id = h.pharmacy_id join drug_pack k on k.id = h.pack_id
    order by h.line limit ${listed}`.execute(trx)
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ count: _, ...row }) => row) }
}

/**
 * What neither other senders nor a full feed of this one measure is compared with what a few pharmacies elsewhere ask, or else with the pharmacy's
 * former price until that is forgotten or too old. Other packages of the medicine can show that the former price was the mistake.
 */
async function holdBackByFormerPrices(trx: Kysely<DB>, measureAfter: Date): Promise<void> {
  const { rows } = await sql`select from stock_usual where coalesce(others, own) is null limit 1`.execute(trx)
  if (rows.length === 0) return
  const isNearAmount = (price: string) =>
    sql`coalesce(${isNear(price, 'u.by_amount', HELD_FACTOR_BY_AMOUNT)}, false)`
  await sql`
    insert into stock_held
    -- Read by rows of the feed: by packs and pharmacies, each pair of which would be looked for, a first full feed of a country took a minute.
    with t as materialized (
      select t.*, ${SENDER} as sender, p.stock_as_of from stock_stage t join pharmacy p on p.id = t.pharmacy_id
      where t.price > 0
    )
    select t.line, t.pharmacy_id, t.pack_id, u.sender, t.price, coalesce(u.elsewhere, former.price, u.median, u.by_amount), false
    from t join stock_usual u on (u.pack_id, u.sender) = (t.pack_id, t.sender)
      join drug_pack k on k.id = t.pack_id
      left join stock former on (former.pharmacy_id, former.pack_id) = (t.pharmacy_id, t.pack_id)
        and coalesce(former.as_of, t.stock_as_of) > greatest(k.prices_forgotten_at, ${measureAfter}::timestamptz)
    where u.others is null and u.own is null and case
      when u.elsewhere is not null then not ${isNear('t.price', 'u.elsewhere')}
      when former.price is not null
        then not ${isNear('t.price', 'former.price')} and not (${isNearAmount('t.price')} and not ${isNearAmount('former.price')})
      when u.median is not null then not ${isNear('t.price', 'u.median')}
      else not ${isNear('t.price', 'u.by_amount', HELD_FACTOR_BY_AMOUNT)} end`.execute(trx)
}

/** A sender that corrects its own mistake comes near to what pharmacies of others have. */
async function letGoWhatOthersHave(trx: Kysely<DB>): Promise<void> {
  await sql`
    delete from stock_held h using (
      select f.pack_id, f.sender, percentile_disc(0.5) within group (order by s.price) as price
      from (select distinct pack_id, sender from stock_held where not by_others) f
        join stock s on s.pack_id = f.pack_id join pharmacy p on p.id = s.pharmacy_id
      where ${SENDER} <> f.sender group by 1, 2
    ) elsewhere
    where not h.by_others and (h.pack_id, h.sender) = (elsewhere.pack_id, elsewhere.sender)
      and ${isNear('h.price', 'elsewhere.price')}`.execute(trx)
}

/**
 * Keeps what the senders of a full feed ask usually, except where that is held back. That it is still the same is written once a day, or
 * once in a fifth of the time for which it is a measure, if that is shorter. Call it after `holdBackPrices`.
 */
export async function saveTypicalPrices(
  trx: Kysely<DB>,
  { now, measureAfter }: { readonly now: Date; readonly measureAfter: Date },
): Promise<void> {
  await sql`
    insert into pack_typical_price as kept (pack_id, sender, price, as_of)
    select u.pack_id, u.sender, u.median, ${now}::timestamptz from stock_usual u
    where u.median is not null and not exists (
      select from stock_held h where (h.pack_id, h.sender, h.price) = (u.pack_id, u.sender, u.median))
    order by u.pack_id, u.sender
    on conflict (pack_id, sender) do update set price = excluded.price, as_of = excluded.as_of
    where kept.price <> excluded.price or kept.as_of
      < excluded.as_of - least(interval '1 day', (excluded.as_of - ${measureAfter}::timestamptz) / 5)`.execute(
    trx,
  )
}

/**
 * Forgets what packs cost usually: of one pack, or of all; their prices until now are no measure either. Returns of how many packs something
 * was a measure until now; null: there is no such pack.
 */
export async function forgetTypicalPrices(
  db: Kysely<DB>,
  code: string | null,
  now: Date,
): Promise<number | null> {
  const pack = await db.selectFrom('drug_pack').select('id').where('code', '=', code).executeTakeFirst()
  if (code !== null && !pack) return null
  const { measureAfter } = await readPriceAges(db, now)
  const { rows } = await sql<{ packs: number }>`
    with forgotten as (
      delete from pack_typical_price kept using (
        select pack_id, sender from pack_typical_price
        where ${code}::text is null or pack_id = ${pack?.id ?? null}::int
        -- As feeds write them (saveTypicalPrices), so that neither waits for the other in a circle.
        order by pack_id, sender for update
      ) gone
      where (kept.pack_id, kept.sender) = (gone.pack_id, gone.sender) returning kept.pack_id, kept.as_of
    ), dated as (
      update drug_pack k set prices_forgotten_at = ${now}
      where (${code}::text is null or k.id = ${pack?.id ?? null}::int)
        and (k.id in (select pack_id from forgotten where as_of > ${measureAfter}) or exists (
          select from stock s join pharmacy p on p.id = s.pharmacy_id
          where s.pack_id = k.id and coalesce(s.as_of, p.stock_as_of) > greatest(k.prices_forgotten_at, ${measureAfter}::timestamptz)))
      returning k.id
    )
    select count(*)::int as packs from dated`.execute(db)
  return rows[0]?.packs ?? 0
}
