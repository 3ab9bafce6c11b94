import type { Areas } from './text-areas.ts'

/** English has no plural forms "few" and "many". */
type Filled<Texts> = {
  [Key in keyof Texts as Key extends `${string}_${'few' | 'many'}` ? never : Key]: Texts[Key] extends string
    ? string
    : Filled<Texts[Key]>
}

/** The texts of one language by area; the other languages must have the same keys as Russian. */
export type Catalogue = Filled<Areas>
export type Area = keyof Catalogue

type Singular<Key extends string> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}`
  ? Base
  : Key

/** The keys of an area: nested keys joined by dots, plural forms under their common key. */
export type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Singular<Key> : `${Key}.${KeyOf<Texts[Key]>}`
}[keyof Texts & string]

/** The values for the blanks of a text; `count` chooses the plural form. */
export type Params = Readonly<Record<string, string | number>>
export type Translate<Texts> = (key: KeyOf<Texts>, params?: Params) => string
