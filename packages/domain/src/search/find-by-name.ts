import { foldWord, splitWords } from './fold-word.ts'
import { mayMean } from './one-error.ts'
import { type QueryWord, readQuery } from './read-query.ts'
import { isTooShort } from './search-minimum.ts'
import { spellingKey } from './spelling-key.ts'

/**
 * What the query names of a short list, by the rules of the search: in any keyboard layout and spelling; if nothing is so named, with
 * one error in a word. A query that is too short finds all.
 */
export function findByName<Item>(
  items: readonly Item[],
  query: string,
  namesOf: (item: Item) => readonly string[],
): readonly Item[] {
  if (isTooShort(query)) return items
  const named = items.map(item => ({ item, words: namesOf(item).flatMap(splitWords).map(foldWord) }))
  for (const names of [namesAsTyped, namesWithError])
    for (const { words: asked } of readQuery(query)) {
      const found = named.filter(({ words }) => asked.every(one => words.some(word => names(one, word))))
      if (found.length > 0) return found.map(({ item }) => item)
    }
  return []
}

const namesAsTyped = ({ key, spelling }: QueryWord, word: string) =>
  word.startsWith(key) || (spelling !== null && spellingKey(word).startsWith(spelling))

const namesWithError = ({ key }: QueryWord, word: string) => mayMean(key, word)
