import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { AwaitedPack } from '../availability/drug-availability.ts'

/** Towns apart from all regions, so that each has its own condition on the index of pack and town. */
const lowestQuery = {
  name: 'drug-lowest-prices',
  text: `
  with awaited as materialized (
    select pack, town, at from unnest($1::int[], $2::int[]) with ordinality as each (pack, town, at)
  ), offer as (
    select a.at, s.price, s.pharmacy_id, s.as_of, s.best_before from awaited a
    join stock s on s.pack_id = a.pack and s.location_code = a.town where a.town <> 0
    union all
    select a.at, s.price, s.pharmacy_id, s.as_of, s.best_before from awaited a join stock s on s.pack_id = a.pack where a.town = 0
  )
  select o.at::int as at, min(o.price) as price
  from offer o join pharmacy p on p.id = o.pharmacy_id and p.removed_at is null
  where coalesce(o.as_of, p.stock_as_of) > $3 and (o.best_before is null or o.best_before >= $4::date) group by o.at`,
}

/** What packs cost at least, each in its town; null: no pharmacy has it. */
export async function readLowestPrices(
  { pool }: Database,
  awaited: readonly AwaitedPack[],
  { after, today }: { readonly after: Date; readonly today: CivilDate },
): Promise<(number | null)[]> {
  const values = [
    awaited.map(({ packId }) => packId),
    awaited.map(({ locationCode }) => locationCode),
    after,
    today,
  ]
  const { rows } = await pool.query<{ at: number; price: number }>({ ...lowestQuery, values })
  const prices = new Map(rows.map(({ at, price }) => [at, price]))
  return awaited.map((_, at) => prices.get(at + 1) ?? null)
}
