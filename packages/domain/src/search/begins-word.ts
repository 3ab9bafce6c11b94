import { searchWords } from './matches-search.ts'

/** The words of a text, without marks between them, in lower case, ё as е. */
export const textWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** True if each of the asked words begins one of the others. */
export const beginEach = (asked: readonly string[], words: readonly string[]): boolean =>
  asked.every(each => words.some(word => word.startsWith(each)))

/**
 * True if every word of the query begins a word of the text. Such results come before a result like "трансфузиолог" for
 * "узи".
 */
export const beginsWord = (query: string, text: string): boolean =>
  beginEach(searchWords(query), textWords(text))
