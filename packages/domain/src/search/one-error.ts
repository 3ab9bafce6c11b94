/** A word without one of its letters; `at` is the letter's place, counted from 1, and 0 of the whole word. */
export interface Shortened {
  readonly text: string
  readonly at: number
}

/** The word itself, and the word without each of its letters. */
export const shortenings = (word: string): Shortened[] => [
  { text: word, at: 0 },
  ...[...word].map((_, index) => ({ text: word.slice(0, index) + word.slice(index + 1), at: index + 1 })),
]

/**
 * Whether two words differ by at most one typing error: a letter too many, one missing, another letter, or two neighbours swapped.
 * Two words do so if they are equal without one letter of each at the same place, or without a letter of one of them, or without
 * the same letter at neighbouring places.
 */
export function differByOneError(typed: string, meant: string): boolean {
  return shortenings(typed).some(mine =>
    shortenings(meant).some(
      other =>
        mine.text === other.text && isOneError(mine, other, typed[mine.at - 1] === meant[other.at - 1]),
    ),
  )
}

const isOneError = (mine: Shortened, other: Shortened, isSameLetter: boolean) =>
  mine.at === 0 ||
  other.at === 0 ||
  mine.at === other.at ||
  (Math.abs(mine.at - other.at) === 1 && isSameLetter)

/** Most beginnings of words differ from a shorter one by one letter. */
export const FORGIVEN_FROM = 4

/** Whether somebody who types this word, with at most one error, may mean the other word or a longer one. */
export const mayMean = (typed: string, word: string): boolean =>
  typed.length >= FORGIVEN_FROM
    ? [-1, 0, 1].some(more => differByOneError(typed, word.slice(0, typed.length + more)))
    : word.startsWith(typed)
