import { createAtom, useSelector } from '@tanstack/react-store'
import { dropDraft, keepDraft, readDraft } from '../browser-storage/drafts.ts'
import { GUEST_BASKET as KEY } from '../browser-storage/guest-data.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'
import { useIsHydrating } from '../release/use-is-hydrating.ts'
import { session } from '../session/session.ts'

/** A pack that somebody looks for; it is told to nobody but the search. */
export interface BasketItem {
  readonly packId: string
  readonly count: number
}

/** As many as the calls take. */
export const MOST_ITEMS = 30
export const MOST_OF_EACH = 99

/** That of an account is a draft, which goes with the tab and with the sign-out: the next user does not see it. */
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

/** The stored text, so that the same basket is the same object. */
let known: { readonly text: string; readonly items: readonly BasketItem[] } = { text: '', items: [] }

export function basket(): readonly BasketItem[] {
  const stored = isAccount() ? readDraft<{ items: unknown }>(KEY).items : readJson(deviceStorage, KEY)
  const items = Array.isArray(stored) ? stored.filter(isItem).slice(0, MOST_ITEMS) : []
  const text = JSON.stringify(items)
  if (text !== known.text) known = { text, items }
  return known.items
}

const changes = createAtom(0)
const count = () => changes.set(changes.get() + 1)
// The server, which renders public pages, has no such event.
globalThis.addEventListener?.('storage', count)

function keep(items: readonly BasketItem[]): void {
  if (items.length === 0) emptyBasket()
  else {
    if (isAccount()) keepDraft(KEY, { items })
    else deviceStorage.setItem(KEY, JSON.stringify(items))
    count()
  }
}

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
  const countOf = (id: string) => items.find(item => item.packId === id)?.count ?? 0
  const [former, formerOfOther] = [countOf(packId), countOf(by)]
  const count = Math.min((former || 1) + (by === packId ? 0 : formerOfOther), MOST_OF_EACH)
  const others = items.filter(item => item.packId !== by || item.packId === packId)
  keep(others.map(item => (item.packId === packId ? { packId: by, count } : item)))
  const undo = () => {
    setCount(by, formerOfOther)
    setCount(packId, former)
  }
  return { count, undo }
}

export function emptyBasket(): void {
  if (isAccount()) dropDraft(KEY)
  else deviceStorage.removeItem(KEY)
  count()
}

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
