import type { Area, Catalogue } from './catalogue.ts'
import type { Language } from './language.ts'
import { isOfShell, loadArea, loadShell } from './load-texts.ts'
import { createTexts, type Texts } from './texts.ts'

/** The texts of one language that are already loaded. */
export interface LoadedTexts {
  readonly language: Language
  knows(areas: Iterable<Area>): boolean
  load(areas: Iterable<Area>): Promise<void>
  /** May be called after the shell is loaded. */
  texts(): Texts
}

export function createLoadedTexts(language: Language): LoadedTexts {
  const known: Partial<Record<Area, object>> = {}

  async function loadOne(area: Area): Promise<void> {
    if (known[area]) return
    if (isOfShell(area)) Object.assign(known, await loadShell(language))
    else known[area] = await loadArea(language, area)
  }

  function said<A extends Area>(area: A): Catalogue[A] {
    const texts = known[area]
    if (!texts) throw new Error(`no loadRouteTexts('${area}')`)
    return texts as Catalogue[A]
  }

  const knows = (areas: Iterable<Area>) => Array.from(areas).every(area => known[area])
  const load = async (areas: Iterable<Area>) => void (await Promise.all(Array.from(areas, loadOne)))
  return { language, knows, load, texts: () => createTexts(language, said, { knows, load }) }
}
