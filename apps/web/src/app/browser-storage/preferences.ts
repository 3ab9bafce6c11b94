import { chooseLanguage, type Language } from '@vizit/i18n/language.ts'
import { addressLanguage, leaveAddressLanguage } from '../language/address-language.ts'
import { deviceStorage } from './storage.ts'
import { readJson } from './stored-json.ts'

/** calls §9, "Local keys". */
const KEY = 'bumbaPrefs'

/** The town or clinic where the user looks for doctors. */
export interface ChosenTownOrClinic {
  readonly locationCode?: number | undefined
  readonly provider?: string
}

interface Preferences extends ChosenTownOrClinic {
  readonly language?: Language
}

function preferences(): Preferences {
  const stored = readJson(deviceStorage, KEY)
  return typeof stored === 'object' && stored !== null ? stored : {}
}

/**
 * The language of the address, or else the one chosen here, or else the first of the browser's languages that the
 * product supports.
 */
export function preferredLanguage(): Language {
  return chooseLanguage([addressLanguage(), preferences().language, ...navigator.languages])
}

export function rememberLanguage(language: Language): void {
  deviceStorage.setItem(KEY, JSON.stringify({ ...preferences(), language }))
  leaveAddressLanguage()
}

export function chosenTownOrClinic(): ChosenTownOrClinic {
  const { locationCode, provider } = preferences()
  return {
    ...(typeof locationCode === 'number' ? { locationCode } : {}),
    ...(typeof provider === 'string' ? { provider } : {}),
  }
}

export function rememberTownOrClinic(place: ChosenTownOrClinic): void {
  deviceStorage.setItem(KEY, JSON.stringify({ ...preferences(), ...place }))
}
