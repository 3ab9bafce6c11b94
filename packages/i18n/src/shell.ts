import type { Area } from './catalogue.ts'
import type { Language } from './language.ts'
import type { Shell } from './shell-texts.ts'

const loaders: Record<Language, () => Promise<Shell>> = {
  ru: async () => (await import('./languages/ru.ts')).ru,
  be: async () => (await import('./languages/be.ts')).be,
  en: async () => (await import('./languages/en.ts')).en,
}

/** The bundler makes one file of each language's shell: five small ones would cost a phone round trips. */
export function loadShell(language: Language): Promise<Shell> {
  return loaders[language]()
}

const shellAreas: ReadonlySet<Area> = new Set<keyof Shell>([
  'calendar',
  'common',
  'decline',
  'errors',
  'navigation',
])

export function isOfShell(area: Area): area is keyof Shell {
  return shellAreas.has(area)
}
