import { type Reading, readQuery } from '@vizit/domain/search/read-query.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import {
  errorTerms,
  literalTerms,
  type Matches,
  matchesOf,
  type SearchKind,
} from '../store/search/matches-sql.ts'
import { searchQuery } from '../store/search/search-query.ts'

export interface SearchQuery {
  readonly q: string
  /** Undefined: all regions. */
  readonly town: number | undefined
  readonly limit: number
  readonly language: Language
}

interface Group<Item = object> {
  readonly total: number
  readonly items: readonly Item[]
}

export interface FoundGroups {
  readonly order: readonly { readonly kind: SearchKind }[]
  readonly doctors: Group
  readonly specialities: Group<{ readonly speciality: string }>
  readonly medicalCentres: Group
  readonly services: Group<{ readonly name: string }>
}

export interface Found extends FoundRow {
  readonly readings: readonly Reading[]
  readonly withErrors: boolean
}

interface FoundRow {
  /** From 1; null if nothing is found. */
  readonly reading: number | null
  /** If nothing is found: the words in which no error is looked for. */
  readonly known: readonly number[] | null
  /** The words of the best result by the numbers of the reading's words, from 1. */
  readonly words: Readonly<Record<string, string>> | null
  /** How many words of the query what is found lacks; more than 0: nothing has all of them. */
  readonly missing: number
  /** Whether all that is found is found by a synonym only. */
  readonly by_synonym: boolean
  readonly groups: FoundGroups
}

const EMPTY: Group<never> = { total: 0, items: [] }
const NOTHING: FoundRow = {
  reading: null,
  known: null,
  words: null,
  missing: 0,
  by_synonym: false,
  groups: { order: [], doctors: EMPTY, specialities: EMPTY, medicalCentres: EMPTY, services: EMPTY },
}

/**
 * Finds what is spelled as typed or in another form, in some keyboard layout; if there is nothing, what differs from it by an error in
 * each word that is not found otherwise; if nothing has all words, what has most of them.
 */
export async function searchCatalogue(database: Database, asked: SearchQuery): Promise<Found> {
  const readings = readQuery(asked.q)
  if (readings.length === 0) return { ...NOTHING, readings, withErrors: false }
  const { literal, withErrors } = matchesOf(readings)
  const last = [asked.town ?? null, asked.limit]
  const found = async (matches: Matches, values: readonly unknown[]) => {
    const query = { ...searchQuery(asked.language, matches), values: [...values, ...last] }
    return (await database.reads.query<FoundRow>(query)).rows[0] ?? NOTHING
  }
  const exactly = await found(literal, literalTerms(readings))
  const terms = exactly.reading === null ? errorTerms(readings, exactly.known ?? []) : undefined
  if (!terms) return { ...exactly, readings, withErrors: false }
  return { ...(await found(withErrors, terms)), readings, withErrors: true }
}

/** The same, without what lacks words. */
export const withAllWords = (found: Found): Found => (found.missing > 0 ? { ...found, ...NOTHING } : found)
