import type { Language } from '@vizit/i18n/language.ts'
import { readList, type StoredLists, saveList } from '../device-store/stored-lists.ts'
import type { ListRecord, ListSource, ReadingTime, StoredOnDevice, SyncedList } from './list-source.ts'

export const notStored: StoredOnDevice = { at: null, isFull: false }

export const storedListKey = <Item extends ListRecord>({ kind }: ListSource<Item>) =>
  ['keptList', kind] as const

/** The list stored on the device; null if there is none, or it cannot be read now. */
export async function readStoredList<Item extends ListRecord>({
  kind,
}: ListSource<Item>): Promise<SyncedList<Item> | null> {
  const stored = await readList(kind)
  return (
    stored && {
      items: stored.items as unknown as readonly (Item & ReadingTime)[],
      syncedAt: stored.syncedAt,
      seen: stored.seen,
      formerPing: stored.syncedAt,
      providers: [],
      earlier: null,
      stored: { at: stored.syncedAt, isFull: false },
    }
  )
}

type Keepable<Item> = Pick<SyncedList<Item>, 'items' | 'syncedAt' | 'seen'>

/** Stores the list on the device. */
export async function storeList<Item extends ListRecord>(
  { kind }: ListSource<Item>,
  { items, syncedAt, seen }: Keepable<Item>,
): Promise<StoredOnDevice> {
  // The store takes records of either list unchanged, with the data about their reading.
  const records = items as unknown as readonly StoredLists[typeof kind][]
  const put = await saveList(kind, records, { syncedAt, seen })
  return { at: put === 'stored' ? syncedAt : null, isFull: put === 'full' }
}

/** Milliseconds: encrypting thousands of records again only for a slightly later sync time is not worth it. */
const MOMENT = 300_000

/** Stores the list on the device, unless an equal one of a moment ago is stored there. */
export async function storeListIfChanged<Item extends ListRecord>(
  source: ListSource<Item>,
  list: Keepable<Item>,
  former: SyncedList<Item> | null,
): Promise<StoredOnDevice> {
  const at = former?.stored.at
  const isFresh = at && Date.parse(list.syncedAt) - Date.parse(at) < MOMENT
  const isSame =
    JSON.stringify(list.seen) === JSON.stringify(former?.seen) &&
    list.items.length === former?.items.length &&
    list.items.every((item, index) => item === former.items[index])
  return former && isFresh && isSame ? former.stored : storeList(source, list)
}

/** Adds to records when and in which language they were read. */
export function withReadingTime<Item>(items: readonly Item[], language: Language): (Item & ReadingTime)[] {
  const readAt = Date.now()
  return items.map(item => ({ ...item, readAt, language }))
}

/** Reuses the known objects for records without changes, so that their components do not render again. */
export function reuseKnownItems<Item extends ListRecord & ReadingTime>(
  read: readonly Item[],
  known: readonly Item[],
): Item[] {
  const byId = new Map(known.map(item => [item.id, item]))
  return read.map(item => {
    const former = byId.get(item.id)
    const isSame = former && JSON.stringify({ ...former, readAt: item.readAt }) === JSON.stringify(item)
    return isSame ? former : item
  })
}
