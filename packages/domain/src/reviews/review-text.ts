import { checkText } from '../validation/check-text.ts'
import { type Check, required } from '../validation/problem.ts'

/** The longest review, in characters, after trimming. */
export const REVIEW_TEXT_MAX = 2000
/** The longest answer of a medical centre to a review. */
export const REVIEW_ANSWER_MAX = 1000

/** Invisible marks that turn the direction of writing: with them a text shows other words than it has. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Something that is seen: the blank of Braille is a symbol to Unicode, and the one of Korean a letter that is ignored. */
const SEEN = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

/** Two and more lines that show nothing: many of them would push what others wrote off the screen. */
const EMPTY_LINES = /\r?\n(?:[\s\u2800\p{Default_Ignorable_Code_Point}]*\n){2,}/gu

/**
 * What is kept of a text that is typed or pasted: without marks of direction, more than one empty line and space around it. A text that
 * shows nothing is empty.
 */
export function reviewTextOf(written: string): string {
  const text = written.replaceAll(DIRECTION_MARKS, '').replaceAll(EMPTY_LINES, '\n\n').trim()
  return SEEN.test(text) ? text : ''
}

/** The text of a review is required (product §3, "Review"). */
export const checkReviewText: Check = written => checkOf(REVIEW_TEXT_MAX)(reviewTextOf(written))
export const checkAnswerText: Check = written => checkOf(REVIEW_ANSWER_MAX)(reviewTextOf(written))

const checkOf = (longest: number): Check => required(checkText(longest))
