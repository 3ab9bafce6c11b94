import type { DayHours } from '@vizit/domain/schedule/opening-hours.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { type CodedRows, type SavedCounts, saveCodedRows } from './save-coded-rows.ts'

export interface PharmacyToSave {
  readonly code: string
  /** The code of its chain. */
  readonly chain: string | null
  readonly chainName: string | null
  readonly chainNameBe: string | null
  readonly chainNameEn: string | null
  readonly nameRu: string
  readonly nameBe: string | null
  readonly nameEn: string | null
  readonly locationCode: number
  readonly addressRu: string
  readonly addressBe: string | null
  readonly addressEn: string | null
  readonly latitude: number
  readonly longitude: number
  readonly phones: readonly string[]
  readonly hours: readonly DayHours[]
}

export interface SavedPharmacies {
  readonly pharmacies: SavedCounts
  /** How many of them have other hours now. */
  readonly otherHours: number
}

/** Writes all pharmacies in the caller's transaction; those that are missing are marked as removed. */
export async function savePharmacies(
  trx: Kysely<DB>,
  given: readonly PharmacyToSave[],
  { now, progress, isDemo = false }: Pick<CodedRows, 'now' | 'progress'> & { readonly isDemo?: boolean },
): Promise<SavedPharmacies> {
  await sql`select pg_advisory_xact_lock(hashtextextended('vizit pharmacies', 0))`.execute(trx)
  // In the order in which feeds of prices lock them: rows of the file in another order would end in a deadlock.
  await sql`select from pharmacy order by id for no key update`.execute(trx)
  const chains = await saveChains(trx, given)
  const pharmacies = await saveCodedRows(trx, {
    table: 'pharmacy',
    columns,
    rows: given.map(row => ({
      code: row.code,
      chain_id: row.chain === null ? null : chains.get(row.chain),
      ...{ name_ru: row.nameRu, name_be: row.nameBe, name_en: row.nameEn },
      ...{ address_ru: row.addressRu, address_be: row.addressBe, address_en: row.addressEn },
      ...{ location_code: row.locationCode, latitude: row.latitude, longitude: row.longitude },
      ...{ phones: row.phones, is_demo: isDemo },
    })),
    ...{ now, progress },
  })
  return { pharmacies, otherHours: await saveHours(trx, given) }
}

const columns = {
  ...{ chain_id: 'int', name_ru: 'text', name_be: 'text', name_en: 'text', location_code: 'int' },
  ...{ address_ru: 'text', address_be: 'text', address_en: 'text', latitude: 'float8', longitude: 'float8' },
  ...{ phones: 'text[]', is_demo: 'boolean' },
}

async function saveChains(trx: Kysely<DB>, given: readonly PharmacyToSave[]): Promise<Map<string, number>> {
  // A row may leave each name to another one.
  const records = [...Map.groupBy(given, ({ chain }) => chain)].flatMap(([code, rows]) => {
    if (code === null) return []
    const last = (column: 'chainName' | 'chainNameBe' | 'chainNameEn') =>
      rows.findLast(row => row[column] !== null)?.[column] ?? null
    return { code, name: last('chainName') ?? code, be: last('chainNameBe'), en: last('chainNameEn') }
  })
  await sql`
    insert into pharmacy_chain as kept (code, name, name_be, name_en)
    select code, name, be, en
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row (code text, name text, be text, en text)
    on conflict (code) do update set name = excluded.name, name_be = excluded.name_be, name_en = excluded.name_en
    where (kept.name, kept.name_be, kept.name_en) is distinct from (excluded.name, excluded.name_be, excluded.name_en)`.execute(
    trx,
  )
  const rows = await trx.selectFrom('pharmacy_chain').select(['code', 'id']).execute()
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** Returns how many pharmacies have other hours than before. */
async function saveHours(trx: Kysely<DB>, given: readonly PharmacyToSave[]): Promise<number> {
  const hours = given.flatMap(({ code, hours }) => hours.map(each => ({ code, ...each })))
  const wanted = sql`(
    select p.id as pharmacy_id, row.day, row.opens, row.closes
    from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) as row (code text, day int, opens int, closes int)
    join pharmacy p on p.code = row.code) wanted`
  const former = sql<{ id: number }>`
    delete from pharmacy_hours h
    where h.pharmacy_id in (select id from pharmacy where removed_at is null)
      and not exists (
        select from ${wanted} where (wanted.pharmacy_id, wanted.day, wanted.opens, wanted.closes)
          = (h.pharmacy_id, h.day, h.opens, h.closes))
    returning pharmacy_id as id`
  const added = sql<{ id: number }>`
    insert into pharmacy_hours (pharmacy_id, day, opens, closes)
    select * from ${wanted} on conflict (pharmacy_id, day, opens) do nothing
    returning pharmacy_id as id`
  const changed = [...(await former.execute(trx)).rows, ...(await added.execute(trx)).rows]
  return new Set(changed.map(({ id }) => id)).size
}
