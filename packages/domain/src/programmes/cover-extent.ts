import {
  type CoverPlace,
  type CoverRow,
  type CoverSummary,
  coverageAt,
  coverRowAt,
  coverTogether,
} from './cover.ts'

/** What is covered of something, and for how many percent of its price; the least and the most of those parts that are covered. */
export interface CoverExtent {
  readonly coverage: CoverSummary
  /** 0: nothing is covered. */
  readonly shareFrom: number
  readonly shareTo: number
}

/** The limits that count what is covered of it; null: a part of that is counted in none. */
export interface CountedExtent extends CoverExtent {
  readonly limitIds: readonly string[] | null
}

/** A row with the percent of the price that the programme pays, and the limit that its visits are counted in. */
export interface SharedCoverRow extends CoverRow {
  readonly share: number
  readonly limitId: string | null
}

/** Of one option, service or visit at one branch. What an organisation names at its option is paid in whole. */
export function extentAt(
  rows: readonly SharedCoverRow[],
  place: CoverPlace,
  isNamedAtOption: boolean,
): CountedExtent {
  const coverage = coverageAt(rows, place, isNamedAtOption)
  const { share = 100, limitId = null } = coverRowAt(rows, place) ?? {}
  if (coverage === 'NOT_COVERED') return { coverage, shareFrom: 0, shareTo: 0, limitIds: null }
  return { coverage, shareFrom: share, shareTo: share, limitIds: limitId === null ? null : [limitId] }
}

/** Of several things together; what is not covered has no share. */
export function extentTogether(parts: readonly CountedExtent[]): CountedExtent {
  const covered = parts.filter(({ coverage }) => coverage !== 'NOT_COVERED')
  const areCounted = covered.length > 0 && covered.every(({ limitIds }) => limitIds !== null)
  return {
    coverage: coverTogether(parts.map(({ coverage }) => coverage)),
    shareFrom: covered.length > 0 ? Math.min(...covered.map(({ shareFrom }) => shareFrom)) : 0,
    shareTo: Math.max(0, ...covered.map(({ shareTo }) => shareTo)),
    limitIds: areCounted ? [...new Set(covered.flatMap(({ limitIds }) => limitIds ?? []))].toSorted() : null,
  }
}
