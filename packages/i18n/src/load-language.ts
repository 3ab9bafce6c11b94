import type { Catalogue } from './catalogue.ts'
import type { Language } from './language.ts'
import { createTexts, type Texts } from './texts.ts'

const loaders: Record<Language, () => Promise<Catalogue>> = {
  ru: async () => (await import('./languages/ru.ts')).ru,
  be: async () => (await import('./languages/be.ts')).be,
  en: async () => (await import('./languages/en.ts')).en,
}

/** The texts of one language, fetched when it is asked for: the bundler makes one chunk of each. */
export async function loadLanguage(language: Language): Promise<Texts> {
  return createTexts(language, await loaders[language]())
}
