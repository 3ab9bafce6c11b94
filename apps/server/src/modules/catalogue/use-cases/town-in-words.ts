import { splitWords } from '@vizit/domain/search/fold-word.ts'
import { type TownInQuery, townInQuery, townWithError } from '@vizit/domain/search/town-in-query.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readNamedTowns } from '../store/locations.ts'

export interface NamedTown extends TownInQuery {
  /** In the reader's language. */
  readonly name: string
}

type Words = readonly [deps: Pick<CatalogueDeps, 'database' | 'clock'>, query: string, language: Language]

/** The town that a query names beside what is looked for, for the search and all lists; null: it names none, or nothing else. */
export const townInWords = (...words: Words): Promise<NamedTown | null> => townBy(townInQuery, words)

/** The same of a town with a typing error, for what nothing has all words of. */
export const townWithErrorInWords = (...words: Words): Promise<NamedTown | null> =>
  townBy(townWithError, words)

async function townBy(find: typeof townInQuery, [deps, query, language]: Words): Promise<NamedTown | null> {
  if (splitWords(query).length < 2) return null
  const towns = await readNamedTowns(deps, language)
  const named = find(query, towns)
  const name = towns.find(({ code }) => code === named?.code)?.name
  return named && name !== undefined ? { ...named, name } : null
}
