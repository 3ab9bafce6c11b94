import { createAtom, useSelector } from '@tanstack/react-store'
import { chooseLanguage, type Language } from '@vizit/i18n/language.ts'
import { type ColorScheme, colorSchemes } from '@vizit/ui/theme/color-scheme.ts'
import { addressLanguage, leaveAddressLanguage } from '../language/address-language.ts'
import { useIsHydrating } from '../release/use-is-hydrating.ts'
import { deviceStorage } from './storage.ts'
import { readJson } from './stored-json.ts'

/** calls §9, "Local keys". */
const KEY = 'bumbaPrefs'

/** The town or clinic where the user looks for doctors. */
export interface ChosenTownOrClinic {
  /** 0: all regions; missing: not chosen yet. */
  readonly locationCode?: number | undefined
  /** The town's name as it was chosen: shown until the towns are loaded. */
  readonly locationName?: string | undefined
  readonly provider?: string
}

interface Preferences extends ChosenTownOrClinic {
  readonly language?: Language
  readonly colorScheme?: ColorScheme
}

function preferences(): Preferences {
  const stored = readJson(deviceStorage, KEY)
  return typeof stored === 'object' && stored !== null ? stored : {}
}

/** The language of the address, or else the one chosen here. */
export const chosenLanguage = (): Language | undefined => addressLanguage() ?? preferences().language

/** The chosen language, or else the first of the browser's languages that the product supports. */
export function preferredLanguage(): Language {
  return chooseLanguage([chosenLanguage(), ...navigator.languages])
}

/** Counts the changes, in this tab and in others. */
const changes = createAtom(0)
const count = () => changes.set(changes.get() + 1)
// The server, which renders public pages, has no such event.
globalThis.addEventListener?.('storage', count)

/**
 * What is read from the preferences, on the screen: it follows their changes. If the markup depends on it, `unset` reads
 * what the server renders, which knows no preferences.
 */
export function usePreference<Value>(read: () => Value, unset = read): Value {
  const value = useSelector(changes, read)
  return useIsHydrating() ? unset() : value
}

/** Keeps the other preferences as they are stored now, because another tab may have changed them. */
function remember(change: Preferences): void {
  deviceStorage.setItem(KEY, JSON.stringify({ ...preferences(), ...change }))
  count()
}

export function rememberLanguage(language: Language): void {
  remember({ language })
  leaveAddressLanguage()
}

export function chosenTownOrClinic(): ChosenTownOrClinic {
  const { locationCode, locationName, provider } = preferences()
  return {
    ...(typeof locationCode === 'number' ? { locationCode } : {}),
    ...(typeof locationName === 'string' ? { locationName } : {}),
    ...(typeof provider === 'string' ? { provider } : {}),
  }
}

export function rememberTownOrClinic(place: ChosenTownOrClinic): void {
  remember(place)
}

/** `public/before-first-paint.js` reads it too, before the first paint. */
export function preferredColorScheme(): ColorScheme {
  const { colorScheme } = preferences()
  return colorSchemes.find(known => known === colorScheme) ?? 'system'
}

export function rememberColorScheme(colorScheme: ColorScheme): void {
  remember({ colorScheme })
}
