import { DAY_MS } from '../time/day.ts'

/** The prompt returns this many milliseconds after 'remind later'. */
const LATER = 30 * DAY_MS
/** The prompt is shown at most this many milliseconds after a visit, while the patient still remembers it. */
const FRESH = 30 * DAY_MS

/** The user's answer to the request to rate the app (product §2, "app-rating prompt"). */
export interface RatingAnswer {
  readonly answer: 'rated' | 'later' | 'never'
  /** Milliseconds since the epoch. */
  readonly at: number
}

export interface RatingScene {
  /** The address where ratings are given; null if there is none, and then nobody is asked. */
  readonly address: string | null
  /** The ends of past visits that took place; milliseconds since the epoch. */
  readonly visitEnds: readonly number[]
  readonly kept: RatingAnswer | null
  readonly now: number
}

/**
 * The user is asked within 30 days after a visit that took place; again 30 days after 'remind later'; never again after
 * another answer.
 */
export function asksForRating({ address, visitEnds, kept, now }: RatingScene): boolean {
  if (address === null || kept?.answer === 'rated' || kept?.answer === 'never') return false
  if (kept && now - kept.at < LATER) return false
  return visitEnds.some(end => end <= now && now - end <= FRESH)
}
