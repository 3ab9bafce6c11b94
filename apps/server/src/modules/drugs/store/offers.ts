import type { StockOffer } from '@vizit/domain/drugs/basket.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { AskedOffers } from '../availability/drug-availability.ts'

/** Stands for null among numbers. */
const NONE = -1

/** The prices of some packs, in one town or anywhere. */
const offersQuery = {
  name: 'stock-offers',
  text: offersWhere('true'),
}

/** By the primary key: a town has a hundred times as many prices of these packs as the pharmacies of a page. */
const offersOfPharmaciesQuery = {
  name: 'stock-offers-of-pharmacies',
  text: offersWhere('s.pharmacy_id = any($5::int[])'),
}

/**
 * One row with a list of numbers for each column: hundreds of rows of five values each cost the driver as much as their
 * prices cost the database.
 */
function offersWhere(condition: string): string {
  return `
  select array_agg(s.pharmacy_id)::text as "pharmacyIds", array_agg(s.pack_id)::text as "packIds", array_agg(s.price)::text as prices,
    array_agg(coalesce(s.quantity, ${NONE}))::text as quantities,
    array_agg(date_part('epoch', coalesce(s.as_of, p.stock_as_of)))::text as seconds
  from stock s join pharmacy p on p.id = s.pharmacy_id and p.removed_at is null
  where s.pack_id = any($1::int[]) and ($2::int is null or s.location_code = $2)
    and coalesce(s.as_of, p.stock_as_of) > $3 and (s.best_before is null or s.best_before >= $4::date) and ${condition}`
}

/** Null: there are none. */
type Row = Record<'pharmacyIds' | 'packIds' | 'prices' | 'quantities' | 'seconds', string | null>

export async function readOffers(
  { pool, reads }: Pick<Database, 'pool' | 'reads'>,
  { packIds, pharmacyIds, locationCode, after, today }: AskedOffers & { readonly today: CivilDate },
): Promise<StockOffer[]> {
  const values = [packIds, locationCode, after, today]
  // Those of all regions may take longer than what shares a connection.
  const asked = { ...offersQuery, values }
  const { rows } = pharmacyIds
    ? await reads.query<Row>({ ...offersOfPharmaciesQuery, values: [...values, pharmacyIds] })
    : await (locationCode === null ? pool.query<Row>(asked) : reads.query<Row>(asked))
  return rows.flatMap(offersOf)
}

function offersOf(row: Row): StockOffer[] {
  const [pharmacyIds, packIds] = [numbersOf(row.pharmacyIds), numbersOf(row.packIds)]
  const [prices, quantities, seconds] = [row.prices, row.quantities, row.seconds].map(numbersOf)
  const dateOf = sharedDates()
  return pharmacyIds.map((pharmacyId, at) => {
    const quantity = quantities?.[at] ?? NONE
    return {
      pharmacyId: String(pharmacyId),
      packId: String(packIds[at]),
      price: prices?.[at] ?? 0,
      quantity: quantity === NONE ? null : quantity,
      asOf: dateOf(seconds?.[at] ?? 0),
    }
  })
}

/** The numbers of an array as PostgreSQL writes it. */
const numbersOf = (text: string | null): readonly number[] =>
  text === null ? [] : (JSON.parse(`[${text.slice(1, -1)}]`) as number[])

/** Most prices are as of a few moments. */
function sharedDates() {
  const dates = new Map<number, Date>()
  return (seconds: number): Date => {
    const date = dates.get(seconds) ?? new Date(Math.round(seconds * 1000))
    dates.set(seconds, date)
    return date
  }
}
