import { isTooShort } from './search-minimum.ts'

const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** The words of a query; none if the query is too short (product §5, "Search"). */
export function searchWords(query: string): string[] {
  return isTooShort(query) ? [] : folded(query.trim()).split(/\s+/)
}

/** True if every word of the query occurs somewhere in the text, ignoring case and reading ё as е; a short query too. */
export function hasWords(text: string, query: string): boolean {
  const searched = folded(text)
  return folded(query.trim())
    .split(/\s+/)
    .every(word => searched.includes(word))
}

/** Those with words that begin as the words of the query, or else those that have them inside: «узи» is no «трансфузиолог». */
export function foundByWords<Named extends { readonly name: string }>(
  query: string,
  all: readonly Named[],
): Named[] {
  const found = all.filter(({ name }) => matchesSearch(query, [name]))
  const words = searchWords(query)
  const beginning = found.filter(({ name }) => {
    const text = ` ${folded(name).replaceAll(/[^\p{L}\d]+/gu, ' ')}`
    return words.every(word => text.includes(` ${word}`))
  })
  return beginning.length > 0 ? beginning : found
}

/**
 * True if every word occurs somewhere in the texts, ignoring case and reading ё as е. An empty query matches
 * everything.
 */
export function matchesSearch(query: string, texts: readonly (string | null)[]): boolean {
  const all = folded(texts.join(' '))
  return searchWords(query).every(word => all.includes(word))
}
