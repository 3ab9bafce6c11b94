import { searchWords } from './matches-search.ts'

/** Does every word that is looked for begin a word of the text? Such finds stand before "узи" in "трансфузиолог". */
export function beginsWord(query: string, text: string): boolean {
  const words = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
  return searchWords(query).every(asked => words.some(word => word.startsWith(asked)))
}
