import type { Area, Catalogue, Translate } from './catalogue.ts'
import { createFormat, type Format } from './format/format.ts'
import type { Language } from './language.ts'
import { translator } from './translate.ts'

/** All texts of one language. */
export interface Texts {
  readonly language: Language
  /** The texts of one area: `texts.area('booking')('title')`. */
  area<A extends Area>(area: A): Translate<Catalogue[A]>
  readonly format: Format
}

/** `said` returns the texts of an area. */
export function createTexts(language: Language, said: <A extends Area>(area: A) => Catalogue[A]): Texts {
  const areas = new Map<Area, unknown>()
  const area = <A extends Area>(name: A): Translate<Catalogue[A]> => {
    const known = areas.get(name) ?? translator(language, said(name))
    areas.set(name, known)
    return known as Translate<Catalogue[A]>
  }
  return { language, area, format: createFormat(language, area('calendar'), area('common')) }
}
