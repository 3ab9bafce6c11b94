import type { Language } from '../http/language.ts'

/** SQL to sort a name in the alphabet of the language in which it is shown: the database's own collation. */
export const inAlphabet = (name: string, language: Language) => `(${name}) collate "${language}-x-icu"`
