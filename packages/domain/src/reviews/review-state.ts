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
 * The state after its author has changed the text. A review that a moderator has rejected is read by a moderator again,
 * whatever the rules find.
 */
export function stateAfterEdit(
  former: { readonly state: ReviewState; readonly text: string },
  text: string,
  concerns: readonly ReviewConcern[],
): ReviewState {
  if (text === former.text) return former.state
  return concerns.length > 0 || former.state === 'rejected' ? 'held' : 'public'
}
