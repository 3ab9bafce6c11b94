import type { NamedTown } from '@vizit/domain/search/town-in-query.ts'
import { type BriefCache, briefCache } from '../../../platform/brief-cache.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { CatalogueDeps } from './deps.ts'
import { byName, inLanguage } from './names.ts'
import { type JsonQuery, jsonArray } from './read-json.ts'

/** Towns by name, after 'All regions'. A town's id never changes: it has е where the shown name has ё. */
export const locationsQuery = (language: Language): JsonQuery => ({
  name: `locations-${language}`,
  text: `select ${jsonArray(`
    select translate(l.name_ru, 'ёЁ', 'еЕ') as id, ${inLanguage('l', 'name', language)} as name, l.code,
      l.tabletka_code as "tabletkaCode", l.tabletka_code_v3 as "tabletkaCodev3",
      l.latitude, l.longitude, array_to_string(l.banners, ';') as banners
    from location l
    order by l.code <> 0, ${byName('l', language)}, l.code`)} as json`,
})

/** Towns that were found once: none is ever deleted. */
const found = new WeakMap<Database, Set<number>>()

/** Whether a town exists; 0 and none are all regions. */
export async function isKnownTown(database: Database, code: number | undefined): Promise<boolean> {
  if (!code) return true
  const known = found.get(database) ?? new Set()
  found.set(database, known)
  if (known.has(code)) return true
  const query = { name: 'known-town', text: 'select from location where code = $1', values: [code] }
  const exists = (await database.reads.query(query)).rowCount === 1
  if (exists) known.add(code)
  return exists
}

type Towns = readonly (NamedTown & { readonly name: string })[]

/** A town of a later import is named a minute later. */
const NAMED_KEPT = { ms: 60_000, most: 3 }
const caches = new WeakMap<Database, BriefCache<Towns>>()

/** All towns by their names, and the name in the reader's language. */
export function readNamedTowns(
  { database, clock }: Pick<CatalogueDeps, 'database' | 'clock'>,
  language: Language,
): Promise<Towns> {
  const cache = caches.get(database) ?? briefCache<Towns>(clock, NAMED_KEPT)
  caches.set(database, cache)
  return cache.get(language, async () => {
    const query = {
      name: `named-towns-${language}`,
      text: `select l.code, ${inLanguage('l', 'name', language)} as name,
        array_remove(array[l.name_ru, l.name_be, l.name_en], null) as names
      from location l where l.code <> 0`,
      values: [],
    }
    return (await database.reads.query<Towns[number]>(query)).rows
  })
}
