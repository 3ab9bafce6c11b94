import { checkText } from '../validation/check-text.ts'
import { type Check, required } from '../validation/problem.ts'

/** The longest review, in characters, after trimming. */
export const REVIEW_TEXT_MAX = 2000
/** The longest answer of a medical centre to a review. */
export const REVIEW_ANSWER_MAX = 1000

/** Invisible marks that turn the direction of writing: with them a text shows other words than it has. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** What is kept of a text that is typed or pasted: without marks of direction, and without space around it. */
export const reviewTextOf = (written: string): string => written.replaceAll(DIRECTION_MARKS, '').trim()

/** The text of a review is required (product §3, "Review"). */
export const checkReviewText: Check = written => checkOf(REVIEW_TEXT_MAX)(reviewTextOf(written))
export const checkAnswerText: Check = written => checkOf(REVIEW_ANSWER_MAX)(reviewTextOf(written))

const checkOf = (longest: number): Check => required(checkText(longest))
