import type { Language } from '@vizit/i18n/language.ts'
import { type KeptLists, readList, saveList } from '../device-store/lists.ts'
import type { Listed, ListSource, Reading, SyncedList } from './list-source.ts'

/** The list that lies on the device; null where none does, or it cannot be read now. */
export async function readKept<Item extends Listed>({
  kind,
}: ListSource<Item>): Promise<SyncedList<Item> | null> {
  const kept = await readList(kind)
  return (
    kept && {
      items: kept.items as unknown as readonly (Item & Reading)[],
      syncedAt: kept.syncedAt,
      formerPing: kept.syncedAt,
      providers: [],
      earlier: null,
      kept: 'kept',
    }
  )
}

/** Puts the list on the device. */
export async function keepList<Item extends Listed>(
  { kind }: ListSource<Item>,
  { items, syncedAt }: Pick<SyncedList<Item>, 'items' | 'syncedAt'>,
): Promise<SyncedList<Item>['kept']> {
  // The store takes records of either list as they are, with what is said of their reading.
  return saveList(kind, items as unknown as readonly KeptLists[typeof kind][], { syncedAt })
}

/** Says of records when and in which language they were read. */
export function readNow<Item>(items: readonly Item[], language: Language): (Item & Reading)[] {
  const readAt = Date.now()
  return items.map(item => ({ ...item, readAt, language }))
}
