import { plainLine } from '@vizit/domain/validation/plain-line.ts'
import { dropDraft, keepDraft, readDraft } from '../browser-storage/drafts.ts'
import { GUEST_SEARCHES as KEY } from '../browser-storage/guest-data.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'
import { session } from '../session/session.ts'

const MOST = 5

/** Those of an account are drafts, which go with the tab and with the sign-out: the next user does not see them. */
const isAccount = () => session.state() !== 'guest'

/** What was searched on this device lately, the latest first. */
export function recentSearches(): readonly string[] {
  const stored = isAccount() ? readDraft<{ queries: unknown }>(KEY).queries : readJson(deviceStorage, KEY)
  return Array.isArray(stored) ? stored.filter(query => typeof query === 'string').slice(0, MOST) : []
}

function keep(queries: readonly string[]): void {
  if (isAccount()) keepDraft(KEY, { queries })
  else deviceStorage.setItem(KEY, JSON.stringify(queries))
}

const others = (query: string) => recentSearches().filter(known => known !== query)

export function rememberSearch(query: string): void {
  const shown = plainLine(query)
  if (shown) keep([shown, ...others(shown)].slice(0, MOST))
}

export const forgetSearch = (query: string): void => keep(others(query))

export function dropRecentSearches(): void {
  if (isAccount()) dropDraft(KEY)
  else deviceStorage.removeItem(KEY)
}
