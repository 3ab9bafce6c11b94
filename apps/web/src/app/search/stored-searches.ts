import { mergeSearches } from '@vizit/domain/search/merge-searches.ts'
import { mergeInStore } from '../device-store/merge-in-store.ts'
import type { OpenStore } from '../device-store/open-store.ts'
import { storeState } from '../device-store/store-state.ts'
import { tabs } from '../device-store/tab-broadcast.ts'
import { entryOf, type RecordKind, readRecord } from '../device-store/versioned-record.ts'
import { keepSearchesOfTab, onSearchesChanged, searchesOfTab } from './recent-searches.ts'

/** Null: there were never any. */
const kind: RecordKind<readonly string[] | null> = { name: 'recent-searches', empty: null, upgrades: [] }

const notifyOtherTabs = tabs('vizit-recent-searches', () => void syncSearches())

/** Keeps the account's recent searches sealed on the device, the same in all tabs, as long as the store is open. */
export function followSearches(): () => void {
  const read = () => void (storeState.get().state === 'open' && syncSearches())
  const ends = [onSearchesChanged(() => void syncSearches()), storeState.subscribe(read).unsubscribe]
  read()
  return () => {
    for (const end of ends) end()
  }
}

/** Merges the searches of this tab with the stored ones. Where they cannot be stored, they stay in the tab. */
export async function syncSearches(): Promise<void> {
  const isChanged = await mergeInStore(merge)
  if (isChanged) notifyOtherTabs()
}

/** Returns whether the stored ones were changed. */
async function merge(store: OpenStore, isOver: () => boolean): Promise<boolean> {
  const stored = await readRecord(store, kind)
  if (isOver()) return false
  const { queries, base } = searchesOfTab()
  const merged = stored ? mergeSearches({ base, own: queries, stored }) : queries
  const isChanged = !isSame(merged, stored ?? [])
  if (isChanged && (await store.write([entryOf(kind, merged)])) !== 'stored') return false
  if (isOver()) return false
  // What was searched here meanwhile stays.
  const now = searchesOfTab()
  const shown = mergeSearches({ base: queries, own: now.queries, stored: merged })
  if (!isSame(shown, now.queries) || !isSame(merged, now.base)) keepSearchesOfTab(shown, merged)
  return isChanged
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other)
