import { type OpenState, openState } from '@vizit/domain/schedule/open-state.ts'
import type { Schedule } from '@vizit/domain/schedule/opening-hours.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { type BriefCache, briefCache } from '../../../platform/brief-cache.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { DrugsDeps } from '../deps.ts'

export interface Pharmacy {
  readonly id: string
  /** The id of the import. */
  readonly code: string
  readonly nameRu: string
  readonly nameBe: string | null
  readonly nameEn: string | null
  readonly addressRu: string
  readonly addressBe: string | null
  readonly addressEn: string | null
  readonly chain: string | null
  readonly chainBe: string | null
  readonly chainEn: string | null
  readonly townRu: string
  readonly townBe: string
  readonly townEn: string
  readonly locationCode: number
  readonly latitude: number
  readonly longitude: number
  readonly phones: string[]
  readonly isDemo: boolean
  readonly hours: Schedule['hours']
}

export interface Pharmacies {
  readonly byId: ReadonlyMap<string, Pharmacy>
  readonly byCode: ReadonlyMap<string, Pharmacy>
  readonly publicHolidays: readonly string[]
}

/** An import is seen a minute later. */
const KEPT_MS = 60_000
const caches = new WeakMap<Database, BriefCache<Pharmacies>>()

/** All pharmacies with their hours: some thousand, in memory, because any basket compares those of a town. */
export function readPharmacies({
  database,
  clock,
}: Pick<DrugsDeps, 'database' | 'clock'>): Promise<Pharmacies> {
  const cache = caches.get(database) ?? briefCache<Pharmacies>(clock, { ms: KEPT_MS, most: 1 })
  caches.set(database, cache)
  return cache.get('pharmacies', () => loadPharmacies(database, clock.now()))
}

async function loadPharmacies({ pool }: Database, now: Date): Promise<Pharmacies> {
  const { rows } = await pool.query<Pharmacy>(`
    select p.id::text as id, p.code, p.name_ru as "nameRu", p.name_be as "nameBe", p.name_en as "nameEn",
      p.address_ru as "addressRu", p.address_be as "addressBe", p.address_en as "addressEn", c.name as chain, c.name_be as "chainBe", c.name_en as "chainEn",
      l.name_ru as "townRu", l.name_be as "townBe", l.name_en as "townEn", p.location_code as "locationCode", p.latitude, p.longitude, p.phones, p.is_demo as "isDemo",
      coalesce((
        select json_agg(json_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes) order by h.day, h.opens)
        from pharmacy_hours h where h.pharmacy_id = p.id), '[]') as hours
    from pharmacy p join location l on l.code = p.location_code left join pharmacy_chain c on c.id = p.chain_id
    where p.removed_at is null`)
  const { rows: holidays } = await pool.query<{ date: string }>(
    `select date from public_holiday where date between $1::date - 1 and $1::date + 33`,
    [civilDateOf(now)],
  )
  return {
    byId: new Map(rows.map(row => [row.id, row])),
    byCode: new Map(rows.map(row => [row.code, row])),
    publicHolidays: holidays.map(({ date }) => date),
  }
}

interface KnownState {
  readonly since: Date
  readonly state: OpenState | null
}

/** A pharmacy is loaded with its hours, and is open or closed until they say otherwise. */
const states = new WeakMap<Pharmacy, KnownState>()

/** Whether a pharmacy is open, by the same rules as a medical centre; null: it states no hours. */
export function openStateOf(pharmacy: Pharmacy, { publicHolidays }: Pharmacies, now: Date): OpenState | null {
  const known = states.get(pharmacy)
  if (known && known.since <= now && known.state?.changesAt && now < known.state.changesAt) return known.state
  const state = openState({ hours: pharmacy.hours, exceptions: [], daysOff: [], publicHolidays }, now)
  states.set(pharmacy, { since: now, state })
  return state
}
