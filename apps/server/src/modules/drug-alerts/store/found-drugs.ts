import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { IS_SOLD } from './sold-in-pharmacies.ts'

export interface Wanted {
  readonly packId: string
  /** 0: anywhere. */
  readonly locationCode: number
  /** Kopecks; null: at any price. */
  readonly maxPrice: number | null
}

export type AwaitedPlace = Pick<Wanted, 'packId' | 'locationCode'>

/**
 * The next packages that somebody waits for, each with a town, after the one that was looked up last. One that pharmacies sell no more is
 * not looked for until it is back in the register.
 */
export async function readAwaited(
  db: Kysely<DB>,
  last: AwaitedPlace | undefined,
  most: number,
): Promise<AwaitedPlace[]> {
  const { rows } = await sql<AwaitedPlace>`
    select pack_id::text as "packId", location_code as "locationCode" from drug_alert
    where (pack_id, location_code) > (${last?.packId ?? 0}::int, ${last?.locationCode ?? 0}::int)
      and pack_id in (select k.id from drug_pack k join drug d on d.id = k.drug_id where ${IS_SOLD})
    group by pack_id, location_code order by pack_id, location_code limit ${most}`.execute(db)
  return rows
}

export interface FoundDrug {
  readonly accountId: string
  readonly packId: string
  readonly drugId: string
  readonly locationCode: number
  /** Whether it was waited for up to a price. */
  readonly hasPrice: boolean
}

/** A package that is to be had in a town for so many kopecks. */
export interface FoundPlace extends AwaitedPlace {
  readonly price: number
}

/** Ends some alerts whose drug is to be had, and returns them. Those that another server has locked are left to it. */
export async function endFound(
  trx: Kysely<DB>,
  places: readonly FoundPlace[],
  most: number,
): Promise<FoundDrug[]> {
  const { rows } = await sql<FoundDrug>`
    with place as materialized (
      select * from unnest(${places.map(({ packId }) => packId)}::int[],
        ${places.map(({ locationCode }) => locationCode)}::int[], ${places.map(({ price }) => price)}::int[])
        as each (pack_id, location_code, price)
    ), found as (
      select a.account_id, a.pack_id from drug_alert a
      join place p on (p.pack_id, p.location_code) = (a.pack_id, a.location_code)
      join drug_pack k on k.id = a.pack_id join drug d on d.id = k.drug_id
      where (a.max_price is null or p.price <= a.max_price) and ${IS_SOLD}
      order by a.asked_at limit ${most} for update of a skip locked
    )
    delete from drug_alert a using found f, drug_pack k
    where (a.account_id, a.pack_id) = (f.account_id, f.pack_id) and k.id = a.pack_id
    returning a.account_id as "accountId", a.pack_id::text as "packId", k.drug_id::text as "drugId",
      a.location_code as "locationCode", a.max_price is not null as "hasPrice"`.execute(trx)
  return rows
}

/** Ends alerts that found nothing; returns whose they were. */
export async function endExpired(trx: Kysely<DB>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    delete from drug_alert where expires_at <= ${now} returning account_id as "accountId"`.execute(trx)
  return rows.map(({ accountId }) => accountId)
}
