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

/** A row with the percent of the price that the programme pays. */
export interface SharedCoverRow extends CoverRow {
  readonly share: number
}

/** Of one option, service or visit at one branch. What an organisation names at its option is paid in whole. */
export function extentAt(
  rows: readonly SharedCoverRow[],
  place: CoverPlace,
  isNamedAtOption: boolean,
): CoverExtent {
  const coverage = coverageAt(rows, place, isNamedAtOption)
  const share = coverage === 'NOT_COVERED' ? 0 : (coverRowAt(rows, place)?.share ?? 100)
  return { coverage, shareFrom: share, shareTo: share }
}

/** Of several things together; what is not covered has no share. */
export function extentTogether(parts: readonly CoverExtent[]): CoverExtent {
  const covered = parts.filter(({ coverage }) => coverage !== 'NOT_COVERED')
  return {
    coverage: coverTogether(parts.map(({ coverage }) => coverage)),
    shareFrom: covered.length > 0 ? Math.min(...covered.map(({ shareFrom }) => shareFrom)) : 0,
    shareTo: Math.max(0, ...covered.map(({ shareTo }) => shareTo)),
  }
}
