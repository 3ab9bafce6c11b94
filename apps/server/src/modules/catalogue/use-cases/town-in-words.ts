import { splitWords } from '@vizit/domain/search/fold-word.ts'
import { type TownInQuery, townInQuery } from '@vizit/domain/search/town-in-query.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readNamedTowns } from '../store/locations.ts'

export interface NamedTown extends TownInQuery {
  /** In the reader's language. */
  readonly name: string
}

/** The town that a query names beside what is looked for, for the search and all lists; null: it names none, or nothing else. */
export async function townInWords(
  deps: Pick<CatalogueDeps, 'database' | 'clock'>,
  query: string,
  language: Language,
): Promise<NamedTown | null> {
  if (splitWords(query).length < 2) return null
  const towns = await readNamedTowns(deps, language)
  const named = townInQuery(query, towns)
  const name = towns.find(({ code }) => code === named?.code)?.name
  return named && name !== undefined ? { ...named, name } : null
}
