import { type Reading, readQuery } from '@vizit/domain/search/read-query.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import { errorTerms, literalTerms, type SearchKind } from '../store/search/matches-sql.ts'
import { searchQueries } from '../store/search/search-query.ts'

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
  /** The words of the best result, in the order of the reading's words. */
  readonly words: readonly string[] | null
  /** Whether all that is found is found by a synonym only. */
  readonly by_synonym: boolean
  readonly groups: FoundGroups
}

const EMPTY: Group<never> = { total: 0, items: [] }
const NOTHING: FoundRow = {
  reading: null,
  known: null,
  words: null,
  by_synonym: false,
  groups: { order: [], doctors: EMPTY, specialities: EMPTY, medicalCentres: EMPTY, services: EMPTY },
}

/**
 * Finds what is spelled as typed or in another form, in some keyboard layout; if there is nothing, what differs from it by an error in
 * each word that is not found otherwise.
 */
export async function searchCatalogue(database: Database, asked: SearchQuery): Promise<Found> {
  const readings = readQuery(asked.q)
  if (readings.length === 0) return { ...NOTHING, readings, withErrors: false }
  const { literal, withErrors } = searchQueries(asked.language)
  const last = [asked.town ?? null, asked.limit]
  const found = async (query: { name: string; text: string }, values: readonly unknown[]) =>
    (await database.reads.query<FoundRow>({ ...query, values: [...values, ...last] })).rows[0] ?? NOTHING
  const exactly = await found(literal, literalTerms(readings))
  const terms = exactly.reading === null ? errorTerms(readings, exactly.known ?? []) : undefined
  if (!terms) return { ...exactly, readings, withErrors: false }
  return { ...(await found(withErrors, terms)), readings, withErrors: true }
}
