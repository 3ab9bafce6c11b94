import { DIRECTION_MARKS, isSeen, WITHOUT_WIDTH } from './plain-line.ts'

/** Controls but the ends of lines, and halves of characters. */
const UNPRINTABLE = /(?:(?![\r\n])[\p{Cc}\p{Cs}])+/gu

const LINE_ENDS = /\r\n?|[\u2028\u2029]/g

/** Two and more lines that show nothing: many of them would push what others wrote off the screen. */
const EMPTY_LINES = /\n(?:[\s\u2800\p{Default_Ignorable_Code_Point}]*\n){2,}/gu

/**
 * What is kept of a text of several lines, as `plainLine` keeps a line: without controls, marks of direction, characters without width,
 * more than one empty line, and space around it. A text that shows nothing is empty.
 */
export function plainText(written: string): string {
  const shown = written.replaceAll(DIRECTION_MARKS, '').replaceAll(WITHOUT_WIDTH, '')
  const lines = shown.replaceAll(LINE_ENDS, '\n').replaceAll(UNPRINTABLE, ' ')
  const text = lines.replaceAll(EMPTY_LINES, '\n\n').trim()
  return isSeen(text) ? text : ''
}
