import { checkText } from '../validation/check-text.ts'
import { type Check, required } from '../validation/problem.ts'

/** The longest review, in characters, after trimming. */
export const REVIEW_TEXT_MAX = 2000
/** The longest answer of a medical centre to a review. */
export const REVIEW_ANSWER_MAX = 1000

/** The text of a review is required (product §3, "Review"). */
export const checkReviewText: Check = required(checkText(REVIEW_TEXT_MAX))
export const checkAnswerText: Check = required(checkText(REVIEW_ANSWER_MAX))
