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
 * Takes time in proportion to their length: a query may have words of two hundred letters, and there are thousands of names.
 */
export function differByOneError(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at += 1
  const isSwapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at]
  return (
    typed.slice(at + 1) === meant.slice(at + 1) ||
    typed.slice(at + 1) === meant.slice(at) ||
    typed.slice(at) === meant.slice(at + 1) ||
    (isSwapped && typed.slice(at + 2) === meant.slice(at + 2))
  )
}

/** Most beginnings of words differ from a shorter one by one letter. */
export const FORGIVEN_FROM = 4

/** Whether somebody who types this word, with at most one error, may mean the other word or a longer one. Asked of thousands of words. */
export function mayMean(typed: string, word: string): boolean {
  if (typed.length < FORGIVEN_FROM) return word.startsWith(typed)
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  if (at === typed.length) return true
  const [wrong, next] = [typed[at], typed[at + 1]]
  const [meant, follows] = [word[at], word[at + 1]]
  // Another letter, a letter too many, one missing, two neighbours swapped.
  return (
    (at < word.length && hasRest(typed, at + 1, word, at + 1)) ||
    hasRest(typed, at + 1, word, at) ||
    (wrong === follows && hasRest(typed, at + 1, word, at + 2)) ||
    (wrong === follows && next === meant && meant !== undefined && hasRest(typed, at + 2, word, at + 2))
  )
}

/** Whether what is typed from a place on stands in the word from another place on. */
function hasRest(typed: string, from: number, word: string, at: number): boolean {
  for (let nth = 0; from + nth < typed.length; nth++) if (typed[from + nth] !== word[at + nth]) return false
  return true
}
