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

/**
 * A message that failed is followed by another one a day later, and each further one waits twice as long: it may have been read all the
 * same, when only the word of it was lost.
 */
const mayBeTold = (now: Date) =>
  sql`(failed_at is null or failed_at + make_interval(hours => 24 << least(greatest(failures - 1, 0), 7)) <= ${now}::timestamptz)`

export type AwaitedPlace = Pick<Wanted, 'packId' | 'locationCode'>

/**
 * The next packages that somebody waits for, each with a town, after the one that was looked up last. One that pharmacies sell no more is
 * not looked for until it is back in the register.
 */
export async function readAwaited(
  db: Kysely<DB>,
  last: AwaitedPlace | undefined,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<AwaitedPlace[]> {
  const { rows } = await sql<AwaitedPlace>`
    select pack_id::text as "packId", location_code as "locationCode" from drug_alert
    where told_at is null and ${mayBeTold(now)} and (pack_id, location_code) > (${last?.packId ?? 0}::int, ${last?.locationCode ?? 0}::int)
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

interface AskedFound {
  readonly most: number
  readonly now: Date
  /** The one that was read last; undefined: from the beginning. */
  readonly last?: FoundDrug | undefined
}

/**
 * Locks the next alerts whose drug is to be had, by account, and their accounts: what another server has locked is left to it, so that
 * what one person waits for is told by one.
 */
export async function lockFound(
  trx: Kysely<DB>,
  places: readonly FoundPlace[],
  { most, now, last }: AskedFound,
): Promise<FoundDrug[]> {
  const { rows } = await sql<FoundDrug>`
    with place as materialized (
      select * from unnest(${places.map(({ packId }) => packId)}::int[],
        ${places.map(({ locationCode }) => locationCode)}::int[], ${places.map(({ price }) => price)}::int[])
        as each (pack_id, location_code, price)
    )
    select a.account_id as "accountId", a.pack_id::text as "packId", k.drug_id::text as "drugId",
      a.location_code as "locationCode", a.max_price is not null as "hasPrice"
    from drug_alert a join place p on (p.pack_id, p.location_code) = (a.pack_id, a.location_code)
    join account x on x.id = a.account_id
    join drug_pack k on k.id = a.pack_id join drug d on d.id = k.drug_id
    where a.told_at is null and ${mayBeTold(now)} and (a.max_price is null or p.price <= a.max_price) and ${IS_SOLD}
      and (a.account_id, a.pack_id) > (${last?.accountId ?? FIRST_ACCOUNT}::uuid, ${last?.packId ?? 0}::int)
    order by a.account_id, a.pack_id limit ${most}
    for no key update of x skip locked for update of a skip locked`.execute(trx)
  return rows
}

const FIRST_ACCOUNT = '00000000-0000-0000-0000-000000000000'
