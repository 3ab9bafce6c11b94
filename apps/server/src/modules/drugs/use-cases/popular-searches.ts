import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { Register, RegisterDrug } from '../store/register.ts'
import { findByWords } from './find-by-words.ts'

interface PopularSearch {
  readonly query: string
  readonly drugs: readonly RegisterDrug[]
}

const known = new WeakMap<Register, Map<Language, readonly PopularSearch[]>>()

/**
 * What is searched often (calls §3.3), as far as this register has a drug of it that `suits` the filters: an offer that
 * finds nothing is none.
 */
export const popularSearches = (
  register: Register,
  language: Language,
  suits: (drug: RegisterDrug) => boolean,
): string[] =>
  searchesOf(register, language)
    .filter(({ drugs }) => drugs.some(suits))
    .map(({ query }) => query)

function searchesOf(register: Register, language: Language): readonly PopularSearch[] {
  const ofRegister = known.get(register) ?? new Map<Language, readonly PopularSearch[]>()
  known.set(register, ofRegister)
  const searches = ofRegister.get(language) ?? readSearches(register, language)
  ofRegister.set(language, searches)
  return searches
}

const readSearches = (register: Register, language: Language): PopularSearch[] =>
  serverTexts(language)
    .area('search')('popularDrugs')
    .split('; ')
    .map(query => {
      const { found, isPart = false } = findByWords(register, query)
      return { query, drugs: isPart ? [] : found.flatMap(({ id }) => register.drugs.get(id) ?? []) }
    })
