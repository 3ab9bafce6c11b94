import type { CoverExtent } from './cover-extent.ts'

/** What one of a person's programmes covers of something. */
export interface CoverBy extends CoverExtent {
  readonly programId: string
  /** No limit that counts what is covered has a visit left: nothing of it is paid now. */
  readonly isUsedUp?: boolean
}

/** All of it, also up to a number of visits, before a part of it, before what is paid later, before nothing. */
const FULLNESS = { COVERED: 3, LIMITED: 3, PARTLY: 2, NOT_COVERED: 0 } as const
const fullness = ({ coverage, isUsedUp }: CoverBy) =>
  coverage !== 'NOT_COVERED' && isUsedUp ? 1 : FULLNESS[coverage]

/**
 * Which of two programmes a person would rather have pay, the better one first (docs/decisions/0135-which-programme-badges-speak-of.md):
 * that which covers all of it and has visits left, then that which pays the larger share, then that which counts no visits. Alike ones are in the order
 * of their codes, so that lists and the booking form choose the same.
 */
export function compareCovers(a: CoverBy, b: CoverBy): number {
  return (
    fullness(b) - fullness(a) ||
    b.shareFrom - a.shareFrom ||
    b.shareTo - a.shareTo ||
    Number(a.coverage === 'LIMITED') - Number(b.coverage === 'LIMITED') ||
    (a.programId < b.programId ? -1 : Number(a.programId > b.programId))
  )
}

/** The programme that covers most; undefined: there is none. */
export const bestCover = <Cover extends CoverBy>(covers: readonly Cover[]): Cover | undefined =>
  covers.toSorted(compareCovers)[0]
