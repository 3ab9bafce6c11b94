import { foldedWords } from './fold-word.ts'
import { type Reading, readQuery } from './read-query.ts'
import { TIMES } from './silent-words.ts'

/** A reading that is found as a whole only: a complaint of several words. */
export interface CatalogueReading extends Reading {
  readonly isPhrase: boolean
}

/** The key of several words as one: no single word begins with a space. SQL function `search_words_of` makes the same. */
const phraseKey = (text: string): string =>
  ` ${foldedWords(text)
    .filter(word => !TIMES.has(word))
    .join(' ')}`

/**
 * What a query may mean in the catalogue, the likeliest first. A complaint such as "боль в груди" is first looked for as a whole,
 * because its words alone say something else: "болит грудь".
 */
export const readCatalogueQuery = (query: string): CatalogueReading[] =>
  readQuery(query).flatMap(reading => {
    const asWords = { ...reading, isPhrase: false }
    return reading.isComplaint ? [phraseOf(reading), asWords] : [asWords]
  })

const phraseOf = ({ text }: Reading): CatalogueReading => ({
  text,
  words: [{ word: text, key: phraseKey(text), spelling: null, forms: [] }],
  filters: [],
  rest: null,
  isComplaint: true,
  isPhrase: true,
})
