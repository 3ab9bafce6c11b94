import { foldWord, splitWords } from './fold-word.ts'
import { differByOneError } from './one-error.ts'
import { type Reading, readQuery } from './read-query.ts'
import { ASIDES, BESIDE_COMPLAINTS, COMPLAINTS, PARTICLES } from './silent-words.ts'
import { spellingKey } from './spelling-key.ts'

/** A reading that is found as a whole only: a complaint of several words. */
export interface CatalogueReading extends Reading {
  readonly isPhrase: boolean
  /** Whether an error in the words of the complaint is forgiven. */
  readonly isCorrected: boolean
}

/** The key of several words as one: no single word begins with a space. SQL function `search_words_of` makes the same. */
const phraseKey = (words: readonly string[]): string => ` ${words.map(foldWord).join(' ')}`

/**
 * What a query may mean in the catalogue, the likeliest first. A complaint such as "боль в груди" is first looked for as a whole,
 * because its words alone say something else: "болит грудь". Words of time and degree, and who has it, are no part of it.
 */
export function readCatalogueQuery(query: string): CatalogueReading[] {
  const meant = withComplaintSpelled(query)
  const corrected = meant === null ? [] : readQuery(meant).slice(0, 1)
  return [
    ...readQuery(query).flatMap(reading => withPhrases(reading, false)),
    ...corrected.flatMap(reading => withPhrases(reading, true)),
  ]
}

function withPhrases(reading: Reading, isCorrected: boolean): CatalogueReading[] {
  const words = { ...reading, isPhrase: false, isCorrected }
  return reading.isComplaint ? [...phrasesOf(reading, isCorrected), words] : [words]
}

/** "горло болит" is "болит горло", too: the register of complaints has one order of the words. */
function phrasesOf({ text }: Reading, isCorrected: boolean): CatalogueReading[] {
  const all = splitWords(text)
  const said = all.filter(word => !ASIDES.has(foldWord(word)) && !BESIDE_COMPLAINTS.has(foldWord(word)))
  const words = said.slice(said.findIndex(word => !PARTICLES.has(foldWord(word))))
  const [last = ''] = words.slice(-1)
  const orders = COMPLAINTS.has(foldWord(last)) ? [words, [last, ...words.slice(0, -1)]] : [words]
  return orders.map(order => {
    const rest = order.join(' ')
    return {
      text,
      words: [{ word: rest, key: phraseKey(order), spelling: null, forms: [] }],
      filters: [],
      rest: words.length < all.length ? rest : null,
      isComplaint: true,
      isPhrase: true,
      isCorrected,
    }
  })
}

/** Those that are typed most, and so with most errors. */
const OFTEN = ['болит', 'болят', 'баліць', 'баляць']
const SPELLED_FROM = 4

/** The query with the right spelling of "болит", where a word beside others sounds almost so: "бальт горло"; null if none does. */
function withComplaintSpelled(query: string): string | null {
  const words = splitWords(query)
  if (words.length < 2 || words.some(word => COMPLAINTS.has(foldWord(word)))) return null
  const right = words.map(word => meantComplaint(word) ?? word)
  return right.every((word, at) => word === words[at]) ? null : right.join(' ')
}

const meantComplaint = (word: string) => {
  const key = foldWord(word)
  if (key.length < SPELLED_FROM) return undefined
  return OFTEN.find(
    often =>
      differByOneError(key, foldWord(often)) ||
      differByOneError(spellingKey(key), spellingKey(foldWord(often))),
  )
}
