import { foldWord, splitWords } from './fold-word.ts'
import { inBelarusianLayout, inLatinLayout, inRussianLayout } from './keyboard-layout.ts'
import { isTooShort } from './search-minimum.ts'
import {
  ASIDES,
  BESIDE_COMPLAINTS,
  BLEEDING,
  COMPLAINTS,
  DEGREES,
  OF_CHILDREN,
  PARTICLES,
} from './silent-words.ts'
import { spellingKey } from './spelling-key.ts'
import { wordForms } from './word-forms.ts'

/** One word of a query. */
export interface QueryWord {
  /** As typed, in small letters. */
  readonly word: string
  readonly key: string
  /** The beginning of the spelling key; null if the word is too short for other spellings. */
  readonly spelling: string | null
  /** Other forms of the word. */
  readonly forms: readonly string[]
}

/** A query as typed, or as the same keys write it in another keyboard layout. */
export interface Reading {
  readonly text: string
  /** Each of them is looked up in the index. */
  readonly words: readonly QueryWord[]
  /** What is found has to have words that begin with these, too. They are too short, or too many, to be looked up. */
  readonly filters: readonly string[]
  /** What is left of the text without a complaint such as "болит" and words of time and degree; null if it has none. */
  readonly rest: string | null
  /** Whether it has a complaint beside other words. */
  readonly isComplaint: boolean
}

/** Words of nearly all specialities: they are left out beside others. */
export const COMMON = new Set(['врач', 'урач', 'доктор', 'доктар', 'doctor'])

/** «врач», in any keyboard layout, names no doctor: everybody in a list of doctors is one. */
export const meansAnyDoctor = (readings: readonly Reading[]): boolean =>
  readings.some(({ words, filters }) => filters.length === 0 && words.every(({ key }) => COMMON.has(key)))
/** Whether a query has such a word, in any keyboard layout. */
export const saysDoctor = (query: string): boolean => saysOneOf(query, COMMON)
/** Whether a query says, in any keyboard layout, that the patient is a child: who takes no children is not meant. */
export const saysChildren = (query: string): boolean => saysOneOf(query, OF_CHILDREN)

const saysOneOf = (query: string, words: ReadonlySet<string>) =>
  readQuery(query).some(({ text }) => splitWords(text).some(word => words.has(foldWord(word))))

/** Different words of a query that count, the first ones: each further one would be looked for in all that the others find. */
const WORDS_MOST = 12
const LOOKED_UP_FROM = 3
const LOOKED_UP_MOST = 6
const SPELLED_FROM = 4
const SELDOM_CALLED = DEGREES.union(OF_CHILDREN).union(BLEEDING)
const NONE: ReadonlySet<string> = new Set()

/** What a query may mean, the likeliest first; none if it is too short (product §5, "Search") or has no word. */
export function readQuery(query: string): Reading[] {
  if (isTooShort(query)) return []
  const typed = query.trim()
  const texts = [
    typed,
    byToken(typed, /[a-z]/i, inRussianLayout),
    byToken(typed, /[a-z]/i, inBelarusianLayout),
    ...(isLatinWords(typed) ? [byToken(typed, /[\u0400-\u04ff]/, inLatinLayout)] : []),
  ]
  const readings = texts
    .flatMap(text => [readingOf(text), readingOf(text, DEGREES), readingOf(text, SELDOM_CALLED)])
    .filter(({ words }) => words.length > 0)
  const known = new Set<string>()
  return readings.filter(({ words, filters }) => {
    const name = JSON.stringify([words.map(({ key }) => key), filters])
    if (known.has(name)) return false
    known.add(name)
    return true
  })
}

/** No letter of a Latin word is on a key of punctuation: "абв" would be "f,d". */
const isLatinWords = (typed: string) => !/[`[\];,.]/.test(inLatinLayout(typed.replace(/[^\p{L}\s]/gu, '')))

/** Types the tokens with such letters again; those of the other alphabet stay. */
const byToken = (text: string, letters: RegExp, retype: (token: string) => string) =>
  text
    .split(/\s+/)
    .map(token => (letters.test(token) ? retype(token) : token))
    .join(' ')

/** `without`: words that are left out beside others, beside those that always are. */
function readingOf(text: string, without: ReadonlySet<string> = NONE): Reading {
  const all = new Map(splitWords(text).map(word => [foldWord(word), word]))
  const complains = [...all.keys()].some(key => COMPLAINTS.has(key))
  const isAside = (key: string) =>
    ASIDES.has(key) || without.has(key) || (complains && BESIDE_COMPLAINTS.has(key))
  const telling = [...all.keys()].filter(
    key => !COMPLAINTS.has(key) && !isAside(key) && !isParticle(key, text),
  )
  const saying = telling.some(key => key.length >= LOOKED_UP_FROM) ? telling : [...all.keys()]
  const keys = saying.slice(0, WORDS_MOST)
  const long = keys.filter(key => key.length >= LOOKED_UP_FROM && !COMMON.has(key))
  const candidates = long.length > 0 ? long : [keys.toSorted((a, b) => b.length - a.length)[0] ?? '']
  const chosen = new Set(candidates.toSorted((a, b) => b.length - a.length).slice(0, LOOKED_UP_MOST))
  const isComplaint = saying === telling && complains
  const hasAside = saying === telling && [...all.keys()].some(isAside)
  return {
    text,
    words: keys
      .filter(key => key !== '' && chosen.has(key))
      .map(key => ({
        ...{ word: all.get(key) ?? key, key },
        ...{ spelling: spellingOf(key), forms: wordForms(key) },
      })),
    filters: keys.filter(key => !chosen.has(key) && !COMMON.has(key)),
    rest: isComplaint || hasAside ? keys.map(key => all.get(key) ?? key).join(' ') : null,
    isComplaint,
  }
}

/** A letter before a full stop, or at the end, is an initial. */
const isParticle = (key: string, text: string) =>
  PARTICLES.has(key) && (key.length > 1 || !new RegExp(`(^|\\s)${key}(\\.|\\s*$)`, 'i').test(text))

/** The last vowel may begin a pair that is one sound, so a trailing I is left out. */
function spellingOf(key: string): string | null {
  if (key.length < SPELLED_FROM || /\d/.test(key)) return null
  const spelling = spellingKey(key).replace(/I+$/, '')
  return spelling.length < LOOKED_UP_FROM ? null : spelling
}
