import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'

const KEY = 'recentSearches'
const MOST = 5

/** What was searched on this device lately, the latest first. It goes when the user signs out. */
export function recentSearches(): readonly string[] {
  const stored = readJson(deviceStorage, KEY)
  return Array.isArray(stored) ? stored.filter(query => typeof query === 'string').slice(0, MOST) : []
}

const keep = (queries: readonly string[]) => deviceStorage.setItem(KEY, JSON.stringify(queries))
const others = (query: string) => recentSearches().filter(known => known !== query)

export const rememberSearch = (query: string): void => keep([query, ...others(query)].slice(0, MOST))

export const forgetSearch = (query: string): void => keep(others(query))

export const dropRecentSearches = (): void => deviceStorage.removeItem(KEY)
