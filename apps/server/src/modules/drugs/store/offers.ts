import type { StockOffer } from '@vizit/domain/drugs/basket.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { AskedOffers } from '../availability/drug-availability.ts'

/** The prices of some packs, in one town or anywhere. Some thousand instants are read ten times as fast as numbers. */
export const offersQuery = {
  name: 'stock-offers',
  text: offersWhere('true'),
}

/** By the primary key: a town has a hundred times as many prices of these packs as the pharmacies of a page. */
const offersOfPharmaciesQuery = {
  name: 'stock-offers-of-pharmacies',
  text: offersWhere('s.pharmacy_id = any($5::int[])'),
}

function offersWhere(condition: string): string {
  return `
  select s.pharmacy_id::text as "pharmacyId", s.pack_id::text as "packId", s.price, s.quantity,
    date_part('epoch', coalesce(s.as_of, p.stock_as_of)) as "asOf"
  from stock s join pharmacy p on p.id = s.pharmacy_id and p.removed_at is null
  where s.pack_id = any($1::int[]) and ($2::int is null or s.location_code = $2)
    and coalesce(s.as_of, p.stock_as_of) > $3 and (s.best_before is null or s.best_before >= $4::date) and ${condition}`
}

interface Row extends Omit<StockOffer, 'asOf'> {
  /** Seconds. */
  readonly asOf: number
}

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
  return rows.map(({ pharmacyId, packId, price, quantity, asOf }) => ({
    pharmacyId,
    packId,
    price,
    quantity,
    asOf: new Date(Math.round(asOf * 1000)),
  }))
}
