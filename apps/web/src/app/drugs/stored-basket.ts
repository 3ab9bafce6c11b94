import { type BasketItem, mergeBaskets } from '@vizit/domain/drugs/merge-baskets.ts'
import { mergeNames, type NamedPack } from '@vizit/domain/drugs/named-pack.ts'
import { mergeInStore } from '../device-store/merge-in-store.ts'
import type { OpenStore } from '../device-store/open-store.ts'
import { storeState } from '../device-store/store-state.ts'
import { tabs } from '../device-store/tab-broadcast.ts'
import { entryOf, type RecordKind, readRecord } from '../device-store/versioned-record.ts'
import { basketIsStored, basketOfTab, MOST_ITEMS, onBasketChanged } from './basket.ts'
import { basketIsRead } from './is-basket-read.ts'

/** Null: there was never one. */
const kind: RecordKind<readonly BasketItem[] | null> = { name: 'drug-basket', empty: null, upgrades: [] }
/** A record of its own: an earlier release reads the basket without it. */
const namesKind: RecordKind<readonly NamedPack[]> = { name: 'drug-basket-names', empty: [], upgrades: [] }

const notifyOtherTabs = tabs('vizit-drug-basket', () => void syncBasket())

/** Keeps the account's basket sealed on the device, the same in all tabs, as long as the store is open. */
export function followBasket(): () => void {
  const ends = [onBasketChanged(() => void syncBasket()), storeState.subscribe(read).unsubscribe]
  read()
  return () => {
    for (const end of ends) end()
  }
}

function read(): void {
  const { state } = storeState.get()
  if (state === 'open') void syncBasket()
  else if (state !== 'opening') basketIsRead()
}

/** Merges the basket of this tab with the stored one. Where it cannot be stored, it stays in the tab. */
export async function syncBasket(): Promise<void> {
  const isChanged = await mergeInStore(merge)
  if (isChanged) notifyOtherTabs()
  basketIsRead()
}

/** Returns whether the stored one was changed. */
async function merge(store: OpenStore, isOver: () => boolean): Promise<boolean> {
  const stored = await readRecord(store, kind)
  const storedNames = await readRecord(store, namesKind)
  if (isOver()) return false
  const { items, base, names } = basketOfTab()
  const merged = stored ? mergeBaskets({ base, own: items, stored }).slice(0, MOST_ITEMS) : items
  const mergedNames = mergeNames(
    merged.map(({ packId }) => packId),
    { ...names, stored: storedNames },
  )
  const isChanged = JSON.stringify([merged, mergedNames]) !== JSON.stringify([stored, storedNames])
  const entries = [entryOf(kind, merged), entryOf(namesKind, mergedNames)]
  if (isChanged && (await store.write(entries)) !== 'stored') return false
  if (isOver()) return false
  basketIsStored({ items, names: names.own }, { items: merged, names: mergedNames })
  return isChanged
}
