import type { Area } from './catalogue.ts'
import type { Language } from './language.ts'
import { createLoadedTexts } from './loaded-texts.ts'
import type { Texts } from './texts.ts'

/** The texts of the screens in one language, for the areas that were needed so far. */
export interface ScreenTexts {
  /** Loads these areas for a screen that is about to open. */
  need(areas: readonly Area[]): Promise<void>
  /** Changes the language after all areas needed so far are loaded in it. */
  speak(language: Language): Promise<Texts>
}

export function createScreenTexts(first: Language): ScreenTexts {
  const needed = new Set<Area>(['common'])
  let spoken = createLoadedTexts(first)
  return {
    need(areas) {
      for (const area of areas) needed.add(area)
      return spoken.load(areas)
    },
    async speak(language) {
      const next = language === spoken.language ? spoken : createLoadedTexts(language)
      // A screen that opens meanwhile may need further areas.
      while (!next.knows(needed)) await next.load(needed)
      spoken = next
      return next.texts()
    },
  }
}
