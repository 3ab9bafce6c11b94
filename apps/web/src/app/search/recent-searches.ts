import { createAtom } from '@tanstack/react-store'
import { MOST_SEARCHES } from '@vizit/domain/search/merge-searches.ts'
import { plainLine } from '@vizit/domain/validation/plain-line.ts'
import { draftsDropped, keepDraft, readDraft } from '../browser-storage/drafts.ts'
import { GUEST_SEARCHES as KEY } from '../browser-storage/guest-data.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'
import { session } from '../session/session.ts'

/**
 * Those of an account are drafts, which go with the tab and with the sign-out: the next user does not see them.
 * `stored-searches.ts` keeps them on the device, sealed.
 */
const isAccount = () => session.state() !== 'guest'

const queriesOf = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter(query => typeof query === 'string').slice(0, MOST_SEARCHES) : []

/** The searches of the account in this tab, and what they and the stored ones were when they were last the same. */
export const searchesOfTab = (): {
  readonly queries: readonly string[]
  readonly base: readonly string[]
} => {
  const { queries, base } = readDraft<{ queries: unknown; base: unknown }>(KEY)
  return { queries: queriesOf(queries), base: queriesOf(base) }
}

/** What was searched on this device lately, the latest first. */
export const recentSearches = (): readonly string[] =>
  isAccount() ? searchesOfTab().queries : queriesOf(readJson(deviceStorage, KEY))

const changes = createAtom(0)
const count = () => changes.set(changes.get() + 1)

// Signed out in another tab: nothing of the account stays on the screen of this one.
draftsDropped.subscribe(count)
session.subscribe(count)

export const onSearchesChanged = (changed: () => void): (() => void) => changes.subscribe(changed).unsubscribe

/** Those of the account in this tab; `base`: what is stored now. */
export function keepSearchesOfTab(queries: readonly string[], base: readonly string[]): void {
  keepDraft(KEY, { queries, base })
  count()
}

function keep(queries: readonly string[]): void {
  // What was removed has to be known beside what is stored.
  if (isAccount()) keepDraft(KEY, { queries, base: searchesOfTab().base })
  else if (queries.length > 0) deviceStorage.setItem(KEY, JSON.stringify(queries))
  else deviceStorage.removeItem(KEY)
  count()
}

const others = (query: string) => recentSearches().filter(known => known !== query)

export function rememberSearch(query: string): void {
  const shown = plainLine(query)
  if (shown) keep([shown, ...others(shown)].slice(0, MOST_SEARCHES))
}

export const forgetSearch = (query: string): void => keep(others(plainLine(query)))

export const dropRecentSearches = (): void => keep([])
