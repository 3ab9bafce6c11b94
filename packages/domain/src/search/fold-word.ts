/* The same rules are SQL functions in apps/server/database/functions/search.sql: the index is kept by the database, queries are
   read by the server. A test compares them. */

/** Everything that is neither a letter, a digit nor an apostrophe separates words. */
const SEPARATORS = /[^0-9a-z\u00c0-\u024f\u0400-\u04ff'’ʼ‘`´]+/
const OTHER_LETTERS: Readonly<Record<string, string>> = { і: 'и', ґ: 'г', є: 'е', ł: 'l' }

/**
 * A word as the search compares it: small letters of the Russian and the Latin alphabet and digits. Accents and apostrophes are
 * dropped, so that ё is е, й is и, ў is у; і is и.
 */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[іґєł]/g, letter => OTHER_LETTERS[letter] ?? letter)
    .replace(/[^0-9a-zа-я]/g, '')

/** Accents, soft hyphens and characters without width are in words, and separate none. */
const UNSEEN = /[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]/g

/** The words of a text in small letters, as written. */
export const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(UNSEEN, '')
    .split(SEPARATORS)
    .filter(word => foldWord(word) !== '')

/** The words of a text as the search compares them. */
export const foldedWords = (text: string): string[] => splitWords(text).map(foldWord)
