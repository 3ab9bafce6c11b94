import type { CoverExtent } from './cover-extent.ts'

/** What one of a person's programmes covers of something. */
export interface CoverBy extends CoverExtent {
  readonly programId: string
}

/** All of it, also up to a number of visits, before a part of it before nothing. */
const FULLNESS = { COVERED: 2, LIMITED: 2, PARTLY: 1, NOT_COVERED: 0 } as const

/**
 * Which of two programmes a person would rather have pay, the better one first (docs/decisions/0135-which-programme-badges-speak-of.md):
 * that which covers all of it, then that which pays the larger share, then that which counts no visits. Alike ones are in the order
 * of their codes, so that lists and the booking form choose the same.
 */
export function compareCovers(a: CoverBy, b: CoverBy): number {
  return (
    FULLNESS[b.coverage] - FULLNESS[a.coverage] ||
    b.shareFrom - a.shareFrom ||
    b.shareTo - a.shareTo ||
    Number(a.coverage === 'LIMITED') - Number(b.coverage === 'LIMITED') ||
    (a.programId < b.programId ? -1 : Number(a.programId > b.programId))
  )
}

/** The programme that covers most; undefined: there is none. */
export const bestCover = <Cover extends CoverBy>(covers: readonly Cover[]): Cover | undefined =>
  covers.toSorted(compareCovers)[0]
