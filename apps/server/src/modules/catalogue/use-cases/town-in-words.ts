import { formOfQuery } from '@vizit/domain/drugs/asked-form.ts'
import { nameKey } from '@vizit/domain/reviews/known-names.ts'
import { splitWords } from '@vizit/domain/search/fold-word.ts'
import { spellingKey } from '@vizit/domain/search/spelling-key.ts'
import { type TownInQuery, townInQuery, townsWithError } from '@vizit/domain/search/town-in-query.ts'
import { wordForms } from '@vizit/domain/search/word-forms.ts'
import type { Language } from '../../../platform/http/language.ts'
import { readPersonNames } from '../../reference-data/public.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readNamedTowns } from '../store/locations.ts'
import { hasWord } from '../store/search/has-word.ts'

export interface NamedTown extends TownInQuery {
  /** In the reader's language. */
  readonly name: string
}

type Deps = Pick<CatalogueDeps, 'database' | 'clock'>

/** The town that a query names beside what is looked for, for the search and all lists; null: it names none, or nothing else. */
export async function townInWords(deps: Deps, query: string, language: Language): Promise<NamedTown | null> {
  if (splitWords(query).length < 2) return null
  const towns = await readNamedTowns(deps, language)
  return inLanguage(townInQuery(query, towns), towns)
}

/**
 * The same of a town with a typing error, for what nothing has all words of. No town is meant by a word that something has in any
 * form or spelling, nor by a known surname ("Быков" is not "Быхов"), nor by the form of a drug ("капли" is not "Копыль").
 */
export async function townWithErrorInWords(
  deps: Deps,
  query: string,
  language: Language,
  /** Whether only the caller knows that these words mean something. */
  isKnown: (words: readonly string[]) => Promise<boolean> = async () => false,
): Promise<NamedTown | null> {
  if (splitWords(query).length < 2) return null
  const towns = await readNamedTowns(deps, language)
  for (const town of townsWithError(query, towns))
    if (!(await isWord(deps, town.words)) && !(await isKnown(town.words))) return inLanguage(town, towns)
  return null
}

async function isWord({ database }: Deps, words: readonly string[]): Promise<boolean> {
  if (words.some(word => formOfQuery(word) !== null)) return true
  const { surnames } = await readPersonNames()
  if (words.some(word => surnames.has(nameKey(word)))) return true
  return hasWord(
    database,
    words.flatMap(word => [word, ...wordForms(word), spellingKey(word)]),
  )
}

function inLanguage(
  named: TownInQuery | null,
  towns: Awaited<ReturnType<typeof readNamedTowns>>,
): NamedTown | null {
  const name = towns.find(({ code }) => code === named?.code)?.name
  return named && name !== undefined ? { ...named, name } : null
}
