import type { QueryClient } from '@tanstack/react-query'
import { storedSeen } from '../device-store/stored-lists.ts'
import { hideUnseen } from '../lists/hide-unseen.ts'
import type { ListRecord, ListSource, SyncedList } from '../lists/list-source.ts'
import { readStoredList, storedListKey, storeList } from '../lists/stored-list.ts'
import { listKey } from '../lists/sync-list.ts'

/** Removes records from a list, in the page and on the device. */
export async function dropFromList<Item extends ListRecord>(
  source: ListSource<Item>,
  queries: QueryClient,
  isDropped: (item: Item) => boolean,
): Promise<void> {
  const without = (list: SyncedList<Item>) => ({
    ...list,
    items: list.items.filter(item => !isDropped(item)),
  })
  await change(source, queries, without)
}

export interface SeenPeople {
  /** The people whose records may be seen. */
  readonly records: readonly string[]
  /** The people whose reports may be seen. */
  readonly reports: readonly string[]
  /** The people of whom may be seen who pays. */
  readonly coverage: readonly string[]
}

/** Removes the records of people who may no longer be seen; if the right returns, the next sync loads them again. */
export async function keepVisiblePeopleOnly<Item extends ListRecord>(
  source: ListSource<Item>,
  queries: QueryClient,
  { records, reports, coverage }: SeenPeople,
): Promise<void> {
  const allowed = ({ seen }: Pick<SyncedList<Item>, 'seen'>) => ({
    profileIds: seen.profileIds.filter(id => records.includes(id)),
    reportsOf: seen.reportsOf.filter(id => reports.includes(id)),
    coverageOf: seen.coverageOf.filter(id => coverage.includes(id)),
  })
  const without = (list: SyncedList<Item>): SyncedList<Item> => {
    const seen = allowed(list)
    const items = list.items
      .filter(({ profileId }) => records.includes(profileId))
      .map(hideUnseen(source, list.seen, seen))
    return { ...list, items, seen }
  }
  const isMore = ({ profileIds, reportsOf, coverageOf }: SyncedList<Item>['seen']) =>
    profileIds.some(id => !records.includes(id)) ||
    reportsOf.some(id => !reports.includes(id)) ||
    coverageOf.some(id => !coverage.includes(id))
  await change(source, queries, list => (isMore(list.seen) ? without(list) : list), isMore)
}

async function change<Item extends ListRecord>(
  source: ListSource<Item>,
  queries: QueryClient,
  changed: (list: SyncedList<Item>) => SyncedList<Item>,
  /** Decides, by the people in the stored list, whether it has to be read at all. */
  isConcerned: (seen: SyncedList<Item>['seen']) => boolean = () => true,
): Promise<void> {
  for (const key of [listKey(source), storedListKey(source)]) {
    const list = queries.getQueryData<SyncedList<Item> | null>(key)
    const next = list && changed(list)
    if (next && next !== list) queries.setQueryData(key, next)
  }
  const seen = await storedSeen(source.kind)
  if (!seen || !isConcerned(seen)) return
  const stored = await readStoredList(source)
  const next = stored && changed(stored)
  if (next && (next.items.length !== stored.items.length || next.seen !== stored.seen))
    await storeList(source, next)
}
