import { searchWords } from './matches-search.ts'

/**
 * True if every word of the query begins a word of the text. Such results come before a result like "трансфузиолог" for
 * "узи".
 */
export function beginsWord(query: string, text: string): boolean {
  const words = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
  return searchWords(query).every(asked => words.some(word => word.startsWith(asked)))
}
