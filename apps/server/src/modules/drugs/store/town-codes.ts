import { type BriefCache, briefCache } from '../../../platform/brief-cache.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { DrugsDeps } from '../deps.ts'

interface TownCodes {
  readonly code: number
  readonly tabletkaCode: string | null
  readonly tabletkaCodev3: string | null
}

type ByTown = ReadonlyMap<number, TownCodes>

/** An import is seen a minute later. */
const KEPT_MS = 60_000
const caches = new WeakMap<Database, BriefCache<ByTown>>()

const codesQuery = {
  name: 'drug-town-codes',
  text: `select code, tabletka_code as "tabletkaCode", tabletka_code_v3 as "tabletkaCodev3" from location
    where num_nonnulls(tabletka_code, tabletka_code_v3) > 0`,
}

/** How an outside service of prices calls the towns (calls §3.2); some lack codes. */
export function readTownCodes({ database, clock }: Pick<DrugsDeps, 'database' | 'clock'>): Promise<ByTown> {
  const cache = caches.get(database) ?? briefCache<ByTown>(clock, { ms: KEPT_MS, most: 1 })
  caches.set(database, cache)
  return cache.get('towns', async () => {
    const { rows } = await database.pool.query<TownCodes>(codesQuery)
    return new Map(rows.map(town => [town.code, town]))
  })
}
