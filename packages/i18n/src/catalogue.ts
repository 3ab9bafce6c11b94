import type { Areas } from './areas.ts'

/** English has neither the form for few nor the one for many. */
type Filled<Texts> = {
  [Key in keyof Texts as Key extends `${string}_${'few' | 'many'}` ? never : Key]: Texts[Key] extends string
    ? string
    : Filled<Texts[Key]>
}

/** The texts of one language by area; Russian is the pattern that the others must fill. */
export type Catalogue = Filled<Areas>
export type Area = keyof Catalogue

type Singular<Key extends string> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}`
  ? Base
  : Key

/** The keys of an area, nested ones joined by dots, plural forms under their common name. */
export type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Singular<Key> : `${Key}.${KeyOf<Texts[Key]>}`
}[keyof Texts & string]

/** What a text may be filled with; `count` chooses the plural form. */
export type Params = Readonly<Record<string, string | number>>
export type Translate<Texts> = (key: KeyOf<Texts>, params?: Params) => string
