import { foldWord, splitWords } from './fold-word.ts'
import { type Reading, readQuery } from './read-query.ts'
import { ASIDES, BESIDE_COMPLAINTS, PARTICLES } from './silent-words.ts'

/** A reading that is found as a whole only: a complaint of several words. */
export interface CatalogueReading extends Reading {
  readonly isPhrase: boolean
}

/** The key of several words as one: no single word begins with a space. SQL function `search_words_of` makes the same. */
const phraseKey = (words: readonly string[]): string => ` ${words.map(foldWord).join(' ')}`

/**
 * What a query may mean in the catalogue, the likeliest first. A complaint such as "боль в груди" is first looked for as a whole,
 * because its words alone say something else: "болит грудь". Words of time and degree, and who has it, are no part of it.
 */
export const readCatalogueQuery = (query: string): CatalogueReading[] =>
  readQuery(query).flatMap(reading => {
    const asWords = { ...reading, isPhrase: false }
    return reading.isComplaint ? [phraseOf(reading), asWords] : [asWords]
  })

function phraseOf({ text }: Reading): CatalogueReading {
  const all = splitWords(text)
  const said = all.filter(word => !ASIDES.has(foldWord(word)) && !BESIDE_COMPLAINTS.has(foldWord(word)))
  const words = said.slice(said.findIndex(word => !PARTICLES.has(foldWord(word))))
  const rest = words.join(' ')
  return {
    text,
    words: [{ word: rest, key: phraseKey(words), spelling: null, forms: [] }],
    filters: [],
    rest: words.length < all.length ? rest : null,
    isComplaint: true,
    isPhrase: true,
  }
}
