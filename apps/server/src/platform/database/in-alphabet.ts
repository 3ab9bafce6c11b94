import type { Language } from '../http/language.ts'

/** SQL: sorts a name by the alphabet of the displayed language, with the database's own collation. */
export const inAlphabet = (name: string, language: Language) => `(${name}) collate "${language}-x-icu"`
