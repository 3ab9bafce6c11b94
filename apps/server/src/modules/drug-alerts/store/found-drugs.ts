import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface Wanted {
  readonly packId: string
  /** 0: anywhere. */
  readonly locationCode: number
  /** Kopecks; null: at any price. */
  readonly maxPrice: number | null
}

/** Prices that fit the alert `a`, if they were right after a moment. */
const fitting = (after: Date) => sql`
  select min(s.price) as price, count(*)::int as pharmacies
  from stock s join pharmacy p on p.id = s.pharmacy_id and p.removed_at is null
  where s.pack_id = a.pack_id and (a.location_code = 0 or s.location_code = a.location_code)
    and (a.max_price is null or s.price <= a.max_price)
    and coalesce(s.as_of, p.stock_as_of) > ${after}`

/** What there is of a package now; null: nothing that fits. */
export async function findNow(db: Kysely<DB>, { packId, locationCode, maxPrice }: Wanted, after: Date) {
  const { rows } = await sql<{ price: number | null; pharmacies: number }>`
    select best.* from (
      select ${packId}::int as pack_id, ${locationCode}::int as location_code, ${maxPrice}::int as max_price
    ) a cross join lateral (${fitting(after)}) best`.execute(db)
  const [best] = rows
  return best && best.price !== null ? { priceFrom: best.price, pharmaciesCount: best.pharmacies } : null
}

export interface FoundDrug {
  readonly accountId: string
  readonly packId: string
  readonly drugId: string
  readonly locationCode: number
}

/** Ends some alerts whose drug is to be had, and returns them. Those that another server has locked are left to it. */
export async function endFound(trx: Kysely<DB>, after: Date, most: number): Promise<FoundDrug[]> {
  const { rows } = await sql<FoundDrug>`
    with found as (
      select a.account_id, a.pack_id from drug_alert a cross join lateral (${fitting(after)}) best
      where best.price is not null
      order by a.asked_at limit ${most} for update of a skip locked
    )
    delete from drug_alert a using found f, drug_pack k
    where (a.account_id, a.pack_id) = (f.account_id, f.pack_id) and k.id = a.pack_id
    returning a.account_id as "accountId", a.pack_id::text as "packId", k.drug_id::text as "drugId",
      a.location_code as "locationCode"`.execute(trx)
  return rows
}

/** Ends alerts that found nothing; returns whose they were. */
export async function endExpired(trx: Kysely<DB>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    delete from drug_alert where expires_at <= ${now} returning account_id as "accountId"`.execute(trx)
  return rows.map(({ accountId }) => accountId)
}
