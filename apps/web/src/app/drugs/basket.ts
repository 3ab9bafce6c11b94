import { createAtom, useSelector } from '@tanstack/react-store'
import { type BasketItem, mergeBaskets } from '@vizit/domain/drugs/merge-baskets.ts'
import type { NamedPack } from '@vizit/domain/drugs/named-pack.ts'
import { draftsDropped, keepDraft, readDraft } from '../browser-storage/drafts.ts'
import { GUEST_BASKET as KEY } from '../browser-storage/guest-data.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'
import { useIsHydrating } from '../release/use-is-hydrating.ts'
import { session } from '../session/session.ts'
import { basketNames, keepNames, namesAreStored, namesOfTab } from './basket-names.ts'

/** As many as the calls take. */
export const MOST_ITEMS = 30
export const MOST_OF_EACH = 99

/**
 * That of an account is a draft of the tab, which goes with the sign-out: the next user does not see it. `stored-basket.ts` keeps
 * it on the device, sealed.
 */
const isAccount = () => session.state() !== 'guest'

const isItem = (value: unknown): value is BasketItem => {
  const { packId, count } = (value ?? {}) as Partial<BasketItem>
  return (
    /^[1-9]\d{0,8}$/.test(String(packId)) &&
    Number.isInteger(count) &&
    Number(count) > 0 &&
    Number(count) <= MOST_OF_EACH
  )
}

const itemsOf = (stored: unknown): readonly BasketItem[] =>
  Array.isArray(stored) ? stored.filter(isItem).slice(0, MOST_ITEMS) : []

/** The basket of the account in this tab, and what it and the stored one had when they were last the same. */
export function basketOfTab(): {
  readonly items: readonly BasketItem[]
  readonly base: readonly BasketItem[]
  readonly names: ReturnType<typeof namesOfTab>
} {
  const { base } = readDraft<{ base: unknown }>(KEY)
  return { items: basket(), base: Array.isArray(base) ? base.filter(isItem) : [], names: namesOfTab() }
}

interface Basket {
  readonly items: readonly BasketItem[]
  readonly names: readonly NamedPack[]
}

/** The basket was stored as `merged`, made of what the tab had as `seen`; what was changed here meanwhile stays. */
export function basketIsStored(seen: Basket, merged: Basket): void {
  const now = basket()
  const items = mergeBaskets({ base: seen.items, own: now, stored: merged.items }).slice(0, MOST_ITEMS)
  keepDraft(KEY, { items, base: merged.items })
  const isNamedAnew = namesAreStored(items, seen.names, merged.names)
  if (isNamedAnew || JSON.stringify(items) !== JSON.stringify(now)) count()
}

/** The stored text, so that the same basket is the same object. */
let known: { readonly text: string; readonly items: readonly BasketItem[] } = { text: '', items: [] }

export function basket(): readonly BasketItem[] {
  const items = itemsOf(isAccount() ? readDraft<{ items: unknown }>(KEY).items : readJson(deviceStorage, KEY))
  const text = JSON.stringify(items)
  if (text !== known.text) known = { text, items }
  return known.items
}

const changes = createAtom(0)
const count = () => changes.set(changes.get() + 1)

/** What a guest has changed here just now, and what the basket was before. */
let justChanged: (Basket & { readonly base: readonly BasketItem[]; readonly at: number }) | null = null
/** Two tabs of one browser do not see for so long what the other has stored. */
const UNSEEN_MS = 300

const unseenChange = () => (justChanged && Date.now() - justChanged.at <= UNSEEN_MS ? justChanged : null)

/** Another tab has stored the guest's basket; if it did not know yet of what was changed here, that is stored again beside it. */
function keepBesideOtherTab({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  const own = unseenChange()
  if (key !== KEY || !own || isAccount()) return
  justChanged = null
  const other = itemsOf(readJson({ getItem: () => newValue }, KEY))
  const items = mergeBaskets({ base: own.base, own: own.items, stored: other }).slice(0, MOST_ITEMS)
  if (JSON.stringify(items) === JSON.stringify(other)) return
  deviceStorage.setItem(KEY, JSON.stringify(items))
  keepNames(items, own.names)
}

// The server, which renders public pages, has no such event.
globalThis.addEventListener?.('storage', event => {
  keepBesideOtherTab(event)
  count()
})
draftsDropped.subscribe(count)

function keep(items: readonly BasketItem[]): void {
  if (!isAccount())
    justChanged = { base: unseenChange()?.base ?? basket(), items, names: basketNames(), at: Date.now() }
  // What was taken out has to be known beside what is stored.
  if (isAccount()) keepDraft(KEY, { ...readDraft(KEY), items })
  else if (items.length === 0) deviceStorage.removeItem(KEY)
  else deviceStorage.setItem(KEY, JSON.stringify(items))
  keepNames(items)
  count()
}

/** Keeps what packs are called, of those that are in the basket: without a network nobody else says it. */
export function namePacks(packs: readonly NamedPack[]): void {
  const own = unseenChange()
  if (own) justChanged = { ...own, names: [...own.names, ...packs] }
  if (keepNames(basket(), packs)) count()
}

export const onBasketChanged = (changed: () => void): (() => void) => changes.subscribe(changed).unsubscribe

/** How many of a pack are wanted; 0 takes it out. */
export function setCount(packId: string, asked: number): void {
  const items = basket()
  const wanted = Math.min(asked, MOST_OF_EACH)
  if (wanted < 1) keep(items.filter(item => item.packId !== packId))
  else if (items.some(item => item.packId === packId))
    keep(items.map(item => (item.packId === packId ? { packId, count: wanted } : item)))
  else if (items.length < MOST_ITEMS) keep([...items, { packId, count: wanted }])
}

/** Puts packs into the basket beside what is there; false: not all of them fit. */
export function addPacks(packs: readonly BasketItem[]): boolean {
  for (const { packId, count: wanted } of packs) {
    const known = basket().find(item => item.packId === packId)?.count ?? 0
    setCount(packId, Math.max(known, wanted))
  }
  const kept = new Set(basket().map(({ packId }) => packId))
  return packs.every(({ packId }) => kept.has(packId))
}

/** Another pack in the place of one; beside what is wanted of it anyway. Returns how many it is now, and what undoes it. */
export function replacePack(
  packId: string,
  by: string,
): { readonly count: number; readonly undo: () => void } {
  const items = basket()
  const names = basketNames()
  const countOf = (id: string) => items.find(item => item.packId === id)?.count ?? 0
  const [former, formerOfOther] = [countOf(packId), countOf(by)]
  const count = Math.min((former || 1) + (by === packId ? 0 : formerOfOther), MOST_OF_EACH)
  const others = items.filter(item => item.packId !== by || item.packId === packId)
  keep(others.map(item => (item.packId === packId ? { packId: by, count } : item)))
  const undo = () => {
    setCount(by, formerOfOther)
    setCount(packId, former)
    namePacks(names)
  }
  return { count, undo }
}

/** What packs of the basket are called, by their ids. */
export function useBasketNames(): ReadonlyMap<string, NamedPack> {
  const names = useSelector(changes, basketNames)
  const shown = useIsHydrating() ? NO_NAMES : names
  return new Map(shown.map(pack => [pack.packId, pack]))
}
const NO_NAMES: readonly NamedPack[] = []

export const emptyBasket = (): void => keep([])

/** These packs instead of what is there. */
export const setBasket = (items: readonly BasketItem[]): void => keep(items.slice(0, MOST_ITEMS))

/** The basket on the screen; it follows changes, also of other tabs. */
export function useBasket(): readonly BasketItem[] {
  const items = useSelector(changes, basket)
  return useIsHydrating() ? NOTHING : items
}

/** The server, which renders public pages, knows nobody's basket. */
const NOTHING: readonly BasketItem[] = []

/** `11:1,21:2`, as the calls take it. */
export const basketText = (items: readonly BasketItem[]): string =>
  items.map(({ packId, count }) => `${packId}:${count}`).join()
