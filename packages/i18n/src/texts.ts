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
  /** Whether these areas are loaded. */
  knows(areas: readonly Area[]): boolean
  load(areas: readonly Area[]): Promise<void>
}

const ALL_LOADED: Pick<Texts, 'knows' | 'load'> = { knows: () => true, load: async () => undefined }

/** `said` returns the texts of an area; all areas are loaded, unless `loading` says otherwise. */
export function createTexts(
  language: Language,
  said: <A extends Area>(area: A) => Catalogue[A],
  loading = ALL_LOADED,
): Texts {
  const areas = new Map<Area, unknown>()
  const area = <A extends Area>(name: A): Translate<Catalogue[A]> => {
    const known = areas.get(name) ?? translator(language, said(name))
    areas.set(name, known)
    return known as Translate<Catalogue[A]>
  }
  return { language, area, format: createFormat(language, area('calendar'), area('common')), ...loading }
}
