import { type CatalogueReading, readCatalogueQuery } from '@vizit/domain/search/read-complaint.ts'
import { saysChildren } from '@vizit/domain/search/read-query.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import { errorTerms, literalTerms } from '../store/search/match-values.ts'
import { type Matches, matchesOf, type SearchKind } from '../store/search/matches-sql.ts'
import { searchQuery } from '../store/search/search-query.ts'

export interface SearchQuery {
  readonly q: string
  /** Undefined: all regions. */
  readonly town: number | undefined
  /** The query names the town: other towns are searched for what it has none of. Otherwise it goes first only. */
  readonly isOfTown?: boolean
  /** Undefined: of all kinds. */
  readonly kind?: SearchKind
  readonly limit: number
  /** Without errors and other spellings. */
  readonly exactly?: boolean
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
  readonly services: Group<{ readonly name: string; readonly direction: string }>
}

export interface Found extends FoundRow {
  readonly readings: readonly CatalogueReading[]
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
export const NOTHING: FoundRow = {
  reading: null,
  known: null,
  words: null,
  missing: 0,
  by_synonym: false,
  groups: { order: [], doctors: EMPTY, specialities: EMPTY, medicalCentres: EMPTY, services: EMPTY },
}

/** Finds what is spelled as typed or in another form, in some keyboard layout. */
export async function searchAsTyped(database: Database, asked: SearchQuery): Promise<Found> {
  const readings = readCatalogueQuery(asked.q)
  const found =
    readings.length === 0
      ? NOTHING
      : await find(database, asked, matchesOf(readings).literal, literalTerms(readings))
  return { ...found, readings, withErrors: false }
}

/**
 * What was found as typed; if that is nothing, what differs from the query by an error in each word that is not found otherwise; if
 * nothing has all words, what has most of them.
 */
export async function forgiveErrors(database: Database, asked: SearchQuery, asTyped: Found): Promise<Found> {
  const { readings, reading, known } = asTyped
  if (reading !== null || readings.length === 0) return asTyped
  const terms = errorTerms(readings, known ?? [])
  if (!terms) return asTyped
  return {
    ...(await find(database, asked, matchesOf(readings).withErrors, terms)),
    readings,
    withErrors: true,
  }
}

async function find(
  { reads }: Database,
  { q, language, town, limit, isOfTown, kind }: SearchQuery,
  matches: Matches,
  terms: readonly unknown[],
): Promise<FoundRow> {
  const query = {
    ...searchQuery(language, matches, { isOfTown, kind, isForChild: saysChildren(q) }),
    values: [...terms, town ?? null, limit],
  }
  return (await reads.query<FoundRow>(query)).rows[0] ?? NOTHING
}

/** The same, without what lacks words. */
export const withAllWords = (found: Found): Found => (found.missing > 0 ? { ...found, ...NOTHING } : found)
