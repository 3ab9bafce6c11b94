import type { ReviewConcern } from './review-concerns.ts'

/**
 * `public`: anybody reads it. `held`: waits for a moderator. `rejected`: a moderator refused it; its author may change
 * it.
 */
export const REVIEW_STATES = ['public', 'held', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Why a moderator rejects a review; `other` is explained by support. */
export const REJECT_REASONS = [
  'contacts',
  'abuse',
  'names',
  'not-about-visit',
  'advertising',
  'other',
] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

/** Why a reader reports a review. */
export const REPORT_REASONS = ['personal-data', 'abuse', 'untrue', 'advertising', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/**
 * The state of a new text. What the rules find is read by a moderator; so is every text about a visit whose review a
 * moderator has rejected, edited or written anew, until a moderator has published one.
 */
export function stateOfText(concerns: readonly ReviewConcern[], isRejectedVisit: boolean): ReviewState {
  return concerns.length > 0 || isRejectedVisit ? 'held' : 'public'
}
