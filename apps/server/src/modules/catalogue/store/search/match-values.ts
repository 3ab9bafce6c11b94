import { FORGIVEN_FROM, shortenings } from '@vizit/domain/search/one-error.ts'
import type { Reading } from '@vizit/domain/search/read-query.ts'
import { ASIDES, BESIDE_COMPLAINTS } from '@vizit/domain/search/silent-words.ts'

/* The values of the statements of `matches-sql.ts`. */

/** After every text that begins with the one before it. */
export const AFTER_ALL = '\u{10ffff}'
/** After a text, and before those that begin with it. */
const ITSELF = '\u0001'

/** The number of a word in all readings: at most six words are looked up in each. */
export const WORDS_APART = 16
const wordNumber = (reading: number, word: number) => reading * WORDS_APART + word

/** Readings of one word each, and without filters: most queries. */
export const isOneWord = (readings: readonly Reading[]): boolean =>
  readings.every(({ words, filters }) => words.length === 1 && filters.length === 0)

const filterTerms = (readings: readonly Reading[]) =>
  readings.flatMap(({ filters }, reading) => filters.map(prefix => ({ reading: reading + 1, prefix })))

const wordCounts = (readings: readonly Reading[]) => readings.map(({ words }) => words.length)

/**
 * The values of `literal` matches. Readings and words count from 1. Longer words that only sound like the beginning are not meant by
 * the `known` ones: "груди" is no "грудничок".
 */
export function literalTerms(
  readings: readonly Reading[],
  known: readonly number[] = [],
): readonly unknown[] {
  const words = numbered(readings)
  const isKnown = ({ reading, word }: (typeof words)[number]['at']) =>
    known.includes(wordNumber(reading, word))
  const terms = words.flatMap(({ key, spelling, at, beginsAnother }) => {
    const end = beginsAnother ? ITSELF : AFTER_ALL
    const literal = { ...at, prefix: key, until: key + (key.length === 1 ? ITSELF : end), spelled: false }
    return spelling === null
      ? [literal]
      : [literal, { ...at, prefix: spelling, until: spelling + (isKnown(at) ? ITSELF : end), spelled: true }]
  })
  const forms = words.flatMap(({ forms: others, at }) => others.map(form => ({ ...at, form })))
  const filters = filterTerms(readings)
  return [
    wordCounts(readings),
    filters.map(filter => filter.reading),
    filters.map(filter => filter.prefix),
    terms.map(term => term.reading),
    terms.map(term => term.word),
    terms.map(term => term.prefix),
    terms.map(term => term.until),
    terms.map(term => term.spelled),
    forms.map(form => form.reading),
    forms.map(form => form.word),
    forms.map(({ form }) => form),
  ]
}

/**
 * The values of `withErrors`; `known`: the words in which no error is looked for. Undefined if nothing more can be found: no word has
 * errors, and there is one word only.
 */
export function errorTerms(
  readings: readonly Reading[],
  known: readonly number[] = [],
): readonly unknown[] | undefined {
  const terms = numbered(readings)
    .filter(
      ({ key, at }) =>
        key.length >= FORGIVEN_FROM &&
        !key.includes(' ') &&
        !ASIDES.has(key) &&
        !BESIDE_COMPLAINTS.has(key) &&
        !known.includes(wordNumber(at.reading, at.word)),
    )
    .flatMap(({ key, at }) =>
      shortenings(key).map(({ text, at: place }) => ({
        ...{ ...at, shortened: text, until: text + AFTER_ALL, place },
        letter: key[place - 1] ?? '',
      })),
    )
  if (terms.length === 0 && isOneWord(readings)) return undefined
  return [
    ...literalTerms(readings, known),
    terms.map(term => term.reading),
    terms.map(term => term.word),
    terms.map(term => term.shortened),
    terms.map(term => term.until),
    terms.map(term => term.place),
    terms.map(term => term.letter),
  ]
}

const numbered = (readings: readonly Reading[]) =>
  readings.flatMap(({ words }, reading) =>
    words.map((word, nth) => ({
      ...word,
      at: { reading: reading + 1, word: nth + 1 },
      // "Ивановна" alone has not both words of "Иванов Иван": the shorter one has to be a whole word.
      beginsAnother: words.some(({ key }) => key !== word.key && key.startsWith(word.key)),
    })),
  )
