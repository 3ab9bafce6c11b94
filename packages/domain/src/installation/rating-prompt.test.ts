import { expect, test } from 'vitest'
import { DAY_MS } from '../time/day.ts'
import { asksForRating, type RatingAnswer, type RatingScene } from './rating-prompt.ts'

const NOW = Date.UTC(2026, 10, 21)
const daysAgo = (days: number) => NOW - days * DAY_MS
const answered = (answer: RatingAnswer['answer'], days: number) => ({ answer, at: daysAgo(days) })

test.each([
  ['the day after a visit', {}, true],
  ['without an address', { address: null }, false],
  ['before any visit', { visitEnds: [] }, false],
  ['while a visit is still to come', { visitEnds: [daysAgo(-1)] }, false],
  ['when the last visit is long ago', { visitEnds: [daysAgo(31)] }, false],
  ['at the last day', { visitEnds: [daysAgo(400), daysAgo(30)] }, true],
  ['once rated', { kept: answered('rated', 400) }, false],
  ['after "no thanks"', { kept: answered('never', 400) }, false],
  ['soon after "remind later"', { kept: answered('later', 29) }, false],
  ['a month after "remind later"', { kept: answered('later', 30) }, true],
] satisfies [string, Partial<RatingScene>, boolean][])('%s', (_case, more, asks) =>
  expect(
    asksForRating({
      address: 'https://rate.example',
      visitEnds: [daysAgo(1)],
      kept: null,
      now: NOW,
      ...more,
    }),
  ).toBe(asks),
)
