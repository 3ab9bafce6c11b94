import type { QueryClient } from '@tanstack/react-query'
import { mergeById } from '@vizit/domain/sync/merge-by-id.ts'
import type { Language } from '@vizit/i18n/language.ts'
import type { ListRecord, ListSource, SyncedList } from './list-source.ts'
import { reuseKnownItems, storedListKey, storeList, withReadingTime } from './stored-list.ts'
import { listKey } from './sync-list.ts'

/** Adds records of another call to a synced list: of an earlier period, or a single one. */
export function addToList<Item extends ListRecord>(
  source: ListSource<Item>,
  items: readonly Item[],
  { queries, language }: { queries: QueryClient; language: Language },
): void {
  // Until the first sync has ended, the list on the device is shown.
  const key = queries.getQueryData(listKey(source)) ? listKey(source) : storedListKey(source)
  const list = queries.getQueryData<SyncedList<Item> | null>(key)
  if (!list || items.length === 0) return
  const added = reuseKnownItems(withReadingTime(items, language), list.items)
  if (added.every(item => list.items.includes(item))) return
  const merged = mergeById(list.items, added).filter(source.keeps)
  const longer = { ...list, items: merged }
  queries.setQueryData(key, longer)
  void storeList(source, longer)
}
