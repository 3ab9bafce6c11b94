import { expect, test } from 'vitest'
import { checkReviewText, REVIEW_TEXT_MAX, reviewTextOf } from './review-text.ts'

test.each([
  ['nothing', ''],
  ['spaces and line breaks', ' \n\t '],
  ['characters without width', '\u200B\u200D\u2060\uFEFF'],
  ['marks of direction and spaces', '\u202E \u2066'],
  ['blanks that are letters of Korean and Braille', '\u3164\u2800'],
])('a text that shows nothing is none: %s', (_case, written) => {
  expect(reviewTextOf(written)).toBe('')
  expect(checkReviewText(written)).toBe('required')
})

test.each([
  ['marks of direction go', '\u202Eоглод\u202C ждали', 'оглод ждали'],
  ['one empty line is enough', 'Строка\r\n\n \n\u200B\n\nещё строка\nи ещё', 'Строка\n\nещё строка\nи ещё'],
  ['a sign of joined pictures stays', '👩\u200D⚕️ помогла', '👩\u200D⚕️ помогла'],
])('%s', (_case, written, kept) => {
  expect(reviewTextOf(written)).toBe(kept)
  expect(checkReviewText(written)).toBeNull()
})

test('the longest text is counted without the space around it', () => {
  expect(checkReviewText(` ${'я'.repeat(REVIEW_TEXT_MAX)} `)).toBeNull()
  expect(checkReviewText('я'.repeat(REVIEW_TEXT_MAX + 1))).toBe('tooLong')
})
