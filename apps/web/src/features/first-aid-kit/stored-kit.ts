import { createAtom } from '@tanstack/react-store'
import { inPlainLines, type KitItem, kitLimits, mergeKits } from '@vizit/domain/drugs/first-aid-kit.ts'
import { opened } from '../../app/device-store/device-store.ts'
import type { Put } from '../../app/device-store/key-value-store.ts'
import { tabs } from '../../app/device-store/tab-broadcast.ts'
import { entryOf, type RecordKind, readRecord } from '../../app/device-store/versioned-record.ts'
import { withStoreMutex } from '../../app/device-store/with-store-mutex.ts'

const kit: RecordKind<readonly KitItem[]> = { name: 'first-aid-kit', empty: [], upgrades: [] }

/** Counts its changes, of all tabs. */
const changes = createAtom(0)
const notifyHere = () => changes.set(times => times + 1)
const notifyOtherTabs = tabs('vizit-first-aid-kit', notifyHere)

export const onKitChanged = (changed: () => void): (() => void) => changes.subscribe(changed).unsubscribe

export type KitResult = Put | 'too-many'

/** The text that says why a change is not stored; null: it is. */
export function kitProblem(result: KitResult): 'tooMany' | 'noRoom' | 'closed' | null {
  const why = { stored: null, 'too-many': 'tooMany', full: 'noRoom', closed: 'closed' } as const
  return why[result]
}

/** What somebody has at home, sealed on this device; null while the store is not open. */
export async function readStoredKit(): Promise<readonly KitItem[] | null> {
  const store = opened()
  return store && readRecord(store, kit)
}

export const addItem = (item: KitItem): Promise<KitResult> =>
  change(former => mergeKits(former, [inPlainLines(item)]))

/** Changes some fields of an item: others may have changed meanwhile. One that is gone is there again, as `item` says. */
export const editItem = (item: KitItem, changed: Partial<KitItem>): Promise<KitResult> =>
  change(former => {
    const stored = former.find(({ id }) => id === item.id)
    return mergeKits(former, [inPlainLines(stored ? { ...stored, ...changed } : item)])
  })

export const removeItem = (id: string): Promise<KitResult> =>
  change(former => former.filter(item => item.id !== id))

/** Brings in a kit that was exported; done twice it changes nothing. */
export const importItems = (items: readonly KitItem[]): Promise<KitResult> =>
  change(former => mergeKits(former, items))

/** Undoes that: items that were there before are again as they were, the others are gone. */
export const takeBackItems = (items: readonly KitItem[], before: readonly KitItem[]): Promise<KitResult> =>
  change(former => {
    const ids = new Set(items.map(({ id }) => id))
    const others = former.filter(({ id }) => !ids.has(id))
    return mergeKits(
      others,
      before.filter(({ id }) => ids.has(id)),
    )
  })

/** One more or less of an item, counted from what is stored, not from what a tab shows. */
export const changeCount = (id: string, by: number): Promise<KitResult> =>
  change(former =>
    former.map(item =>
      item.id === id ? { ...item, count: Math.min(Math.max(item.count + by, 0), kitLimits.count) } : item,
    ),
  )

/** One at a time among all tabs. */
async function change(make: (former: readonly KitItem[]) => readonly KitItem[] | null): Promise<KitResult> {
  const stored = await withStoreMutex(async (): Promise<KitResult> => {
    const store = opened()
    if (!store) return 'closed'
    const items = make(await readRecord(store, kit))
    return items === null ? 'too-many' : store.write([entryOf(kit, items)])
  })
  if (stored === 'stored') {
    notifyOtherTabs()
    notifyHere()
  }
  return stored
}
