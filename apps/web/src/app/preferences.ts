import { chooseLanguage, type Language } from '@vizit/i18n/language.ts'
import { deviceStorage } from './storage.ts'
import { readJson } from './stored-json.ts'

/** calls §9, "Local keys". */
const KEY = 'bumbaPrefs'

interface Preferences {
  readonly language?: Language
}

function preferences(): Preferences {
  const stored = readJson(deviceStorage, KEY)
  return typeof stored === 'object' && stored !== null ? stored : {}
}

/** The language that was chosen here, else the first of the browser's that the product speaks. */
export function preferredLanguage(): Language {
  return chooseLanguage([preferences().language, ...navigator.languages])
}

export function rememberLanguage(language: Language): void {
  deviceStorage.setItem(KEY, JSON.stringify({ ...preferences(), language }))
}
