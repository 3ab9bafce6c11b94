import { tidy } from '../person/full-name.ts'

/** Invisible marks that turn the direction of writing: with them a text shows other words than it has. */
export const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Something that is seen: the blank of Braille is a symbol to Unicode, and the one of Korean a letter that is ignored. */
const SEEN = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

export const isSeen = (text: string): boolean => SEEN.test(text)

/** Control characters, halves of characters, and the separators of lines and paragraphs. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu

/** Soft hyphens and characters without width: two lines that differ by them look the same. */
export const WITHOUT_WIDTH = /[\u00AD\u200B\u2060\uFEFF]/g

/**
 * What is kept of a line that is typed, pasted or read from a file: without control characters, marks of direction, characters without
 * width and spare spaces. A line that shows nothing is empty.
 */
export function plainLine(written: string): string {
  const shown = written.replaceAll(DIRECTION_MARKS, '').replaceAll(WITHOUT_WIDTH, '')
  const line = tidy(shown.replaceAll(UNPRINTABLE, ' '))
  return isSeen(line) ? line : ''
}
