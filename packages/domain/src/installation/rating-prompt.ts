import { DAY_MS } from '../time/day.ts'

/** Milliseconds that 'remind later' holds. */
const LATER = 30 * DAY_MS
/** Milliseconds after a visit: who has just left it has something to say, later it is forgotten. */
const FRESH = 30 * DAY_MS

/** What a person answered to the request to rate the app (product §2, "app-rating prompt"). */
export interface RatingAnswer {
  readonly answer: 'rated' | 'later' | 'never'
  /** Milliseconds since the epoch. */
  readonly at: number
}

export interface RatingScene {
  /** Where ratings are given; null: nowhere, so that nobody is asked. */
  readonly address: string | null
  /** When past visits ended that took place; milliseconds since the epoch. */
  readonly visitEnds: readonly number[]
  readonly kept: RatingAnswer | null
  readonly now: number
}

/** Asked once a visit took place, within 30 days after it; again 30 days after 'remind later', and else never again. */
export function asksForRating({ address, visitEnds, kept, now }: RatingScene): boolean {
  if (address === null || kept?.answer === 'rated' || kept?.answer === 'never') return false
  if (kept && now - kept.at < LATER) return false
  return visitEnds.some(end => end <= now && now - end <= FRESH)
}
