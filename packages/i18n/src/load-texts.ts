import type { Area } from './catalogue.ts'
import type { Language } from './language.ts'
import type { LanguageBundle } from './language-bundle.ts'
import type { Shell } from './shell-texts.ts'

const loaders: Record<Language, () => Promise<LanguageBundle>> = {
  ru: async () => (await import('./languages/ru.ts')).ru,
  be: async () => (await import('./languages/be.ts')).be,
  en: async () => (await import('./languages/en.ts')).en,
}

export const loadShell = async (language: Language): Promise<Shell> => (await loaders[language]()).shell

export async function loadArea(language: Language, area: Area): Promise<object> {
  const { first, others } = await loaders[language]()
  const name = `./${area}.json`
  const load = first[name] ?? (await others())[name]
  if (!load) throw new Error(`no texts of ${area} in ${language}`)
  return load()
}

const shellAreas: ReadonlySet<Area> = new Set<keyof Shell>(['calendar', 'common', 'navigation'])

export function isOfShell(area: Area): area is keyof Shell {
  return shellAreas.has(area)
}
