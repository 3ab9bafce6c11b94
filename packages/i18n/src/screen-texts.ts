import type { Area } from './catalogue.ts'
import type { Language } from './language.ts'
import { createLoadedTexts } from './loaded-texts.ts'
import type { Texts } from './texts.ts'

/** The texts of the screens: one language, and of it what the screens opened so far speak. */
export interface ScreenTexts {
  /** A screen that is about to open speaks these areas. */
  need(areas: readonly Area[]): Promise<void>
  /** Speaks another language once all that was needed so far is here in it. */
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
      // A screen that opens meanwhile adds its areas.
      while (!next.knows(needed)) await next.load(needed)
      spoken = next
      return next.texts()
    },
  }
}
