import { expect, test } from 'vitest'
import { checkReviewText, REVIEW_TEXT_MAX } from './review-text.ts'

test.each([
  ['nothing', ''],
  ['spaces and line breaks', ' \n\t '],
  ['characters without width', '\u200B\u200D\u2060\uFEFF'],
  ['marks of direction and spaces', '\u202E \u2066'],
  ['blanks that are letters of Korean and Braille', '\u3164\u2800'],
])('a text that shows nothing is none: %s', (_case, written) => {
  expect(checkReviewText(written)).toBe('required')
})

test('the longest text is counted without the space around it', () => {
  expect(checkReviewText(` ${'я'.repeat(REVIEW_TEXT_MAX)} `)).toBeNull()
  expect(checkReviewText('я'.repeat(REVIEW_TEXT_MAX + 1))).toBe('tooLong')
})
