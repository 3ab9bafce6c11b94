import { checkText } from '../validation/check-text.ts'
import { DIRECTION_MARKS, isSeen } from '../validation/plain-line.ts'
import { type Check, required } from '../validation/problem.ts'

/** The longest review, in characters, after trimming. */
export const REVIEW_TEXT_MAX = 2000
/** The longest answer of a medical centre to a review. */
export const REVIEW_ANSWER_MAX = 1000

/** Two and more lines that show nothing: many of them would push what others wrote off the screen. */
const EMPTY_LINES = /\r?\n(?:[\s\u2800\p{Default_Ignorable_Code_Point}]*\n){2,}/gu

/**
 * What is kept of a text that is typed or pasted: without marks of direction, more than one empty line and space around it. A text that
 * shows nothing is empty.
 */
export function reviewTextOf(written: string): string {
  const text = written.replaceAll(DIRECTION_MARKS, '').replaceAll(EMPTY_LINES, '\n\n').trim()
  return isSeen(text) ? text : ''
}

/** The text of a review is required (product §3, "Review"). */
export const checkReviewText: Check = written => checkOf(REVIEW_TEXT_MAX)(reviewTextOf(written))
export const checkAnswerText: Check = written => checkOf(REVIEW_ANSWER_MAX)(reviewTextOf(written))

const checkOf = (longest: number): Check => required(checkText(longest))
