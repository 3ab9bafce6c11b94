import type { ListedDrug } from '@vizit/contract/shapes/drug.ts'
import { innKey } from '@vizit/domain/drugs/inn.ts'
import type { SearchedDrug } from '@vizit/domain/drugs/rank-drug.ts'
import { searchedDrug } from '@vizit/domain/drugs/searched-drug.ts'
import type { z } from 'zod'
import { type BriefCache, briefCache } from '../../../platform/brief-cache.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { DrugsDeps } from '../deps.ts'

export interface RegisterPack {
  readonly id: string
  /** Of the register. */
  readonly code: string
  readonly ru: string
  readonly be: string | null
  readonly en: string | null
  readonly strength: string | null
}

export interface RegisterDrug {
  readonly id: string
  readonly nameRu: string
  readonly nameBe: string | null
  readonly nameEn: string | null
  readonly innRu: string | null
  readonly innEn: string | null
  /** Of the domain: the same for medicines of the same substance. Null: not known. */
  readonly innKey: string | null
  readonly atcCode: string | null
  readonly formRu: string | null
  readonly formBe: string | null
  readonly formEn: string | null
  readonly dispensing: z.infer<typeof ListedDrug>['dispensing']
  readonly isDemo: boolean
  readonly packs: readonly RegisterPack[]
}

/** The register as the search needs it: some thousand drugs, in memory. */
export interface Register {
  /** By name. */
  readonly drugs: ReadonlyMap<string, RegisterDrug>
  readonly searched: readonly SearchedDrug[]
  readonly drugOfPack: ReadonlyMap<string, string>
  readonly sameSubstance: ReadonlyMap<string | null, readonly RegisterDrug[]>
  readonly source: { readonly source: string | null; readonly asOf: string } | null
}

/** An import is seen a minute later. */
const KEPT_MS = 60_000
const caches = new WeakMap<Database, BriefCache<Register>>()
const loaded = new WeakMap<Database, { readonly version: string; readonly register: Register }>()

export function readRegister({ database, clock }: Pick<DrugsDeps, 'database' | 'clock'>): Promise<Register> {
  const cache = caches.get(database) ?? briefCache<Register>(clock, { ms: KEPT_MS, most: 1 })
  caches.set(database, cache)
  return cache.get('register', () => changedRegister(database))
}

/** The same register until one of its rows changes: what was worked out from it, such as equivalents, takes seconds. */
async function changedRegister(database: Database): Promise<Register> {
  const { rows } = await database.pool.query<{ version: string }>(versionQuery)
  const version = rows[0]?.version ?? ''
  const known = loaded.get(database)
  if (known?.version === version) return known.register
  const register = await loadRegister(database)
  loaded.set(database, { version, register })
  return register
}

/** Each row is of the transaction that wrote it last. */
const written = (table: string) =>
  `(select concat_ws(' ', count(*), max(xmin::text::bigint), sum(xmin::text::bigint)) from ${table})`
const versionQuery = `
  select concat_ws(', ', ${['drug', 'drug_pack', 'drug_register'].map(written).join(', ')}) as version`

const drugsQuery = `
  select d.id::text as id, d.name_ru as "nameRu", d.name_be as "nameBe", d.name_en as "nameEn", d.inn_ru as "innRu",
    d.inn_en as "innEn", d.atc_code as "atcCode", d.form_ru as "formRu", d.form_be as "formBe",
    d.form_en as "formEn", d.dispensing, d.is_demo as "isDemo",
    json_agg(json_build_object('id', p.id::text, 'code', p.code, 'ru', p.presentation_ru, 'be', p.presentation_be,
      'en', p.presentation_en, 'strength', p.strength) order by p.id) as packs
  from drug d join drug_pack p on p.drug_id = d.id and p.removed_at is null
  where d.removed_at is null group by d.id order by d.name_ru, d.id`

async function loadRegister({ pool }: Database): Promise<Register> {
  const { rows: read } = await pool.query<Omit<RegisterDrug, 'innKey'>>(drugsQuery)
  const rows = read.map(drug => ({ ...drug, innKey: innKey(drug) }))
  const { rows: sources } = await pool.query<{ source: string | null; asOf: string }>(
    'select source, as_of as "asOf" from drug_register',
  )
  return {
    drugs: new Map(rows.map(drug => [drug.id, drug])),
    searched: rows.map(drug =>
      searchedDrug({
        id: drug.id,
        names: [drug.nameRu, drug.nameBe, drug.nameEn],
        substances: [drug.innRu, drug.innEn],
        forms: [drug.formRu, drug.formBe, drug.formEn],
        packs: drug.packs.map(({ id, ru, strength }) => ({ id, presentation: ru, strength })),
      }),
    ),
    drugOfPack: new Map(rows.flatMap(({ id, packs }) => packs.map(pack => [pack.id, id] as const))),
    sameSubstance: Map.groupBy(rows, ({ innKey }) => innKey),
    source: sources[0] ?? null,
  }
}
