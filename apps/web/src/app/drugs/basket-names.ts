import type { BasketItem } from '@vizit/domain/drugs/merge-baskets.ts'
import { isSameName, mergeNames, type NamedPack } from '@vizit/domain/drugs/named-pack.ts'
import { keepDraft, readDraft } from '../browser-storage/drafts.ts'
import { GUEST_BASKET_NAMES as KEY } from '../browser-storage/guest-data.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'
import { session } from '../session/session.ts'

// Beside the basket and kept like it: of an account as a draft of the tab, of a guest on the device.
const isAccount = () => session.state() !== 'guest'

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000
const isNamed = (value: unknown): value is NamedPack => {
  const { packId, drugId, name, presentation } = (value ?? {}) as Partial<NamedPack>
  const [hasDrug, hasPresentation] = [drugId === null || isText(drugId), isText(presentation ?? '')]
  return isText(packId) && isText(name) && hasDrug && hasPresentation
}
const named = (stored: unknown): readonly NamedPack[] => (Array.isArray(stored) ? stored.filter(isNamed) : [])

/** The stored text, so that the same names are the same object. */
let known: { readonly text: string; readonly names: readonly NamedPack[] } = { text: '', names: [] }

/** What the packs of the basket are called, as far as the device knows. */
export function basketNames(): readonly NamedPack[] {
  const names = named(isAccount() ? readDraft<{ names: unknown }>(KEY).names : readJson(deviceStorage, KEY))
  const text = JSON.stringify(names)
  if (text !== known.text) known = { text, names }
  return known.names
}

/** Those of this tab, and those that it and the stored ones had when they were last the same. */
export const namesOfTab = () => ({
  own: basketNames(),
  base: named(readDraft<{ base: unknown }>(KEY).base),
})

const idsOf = (items: readonly BasketItem[]) => items.map(({ packId }) => packId)

/** Keeps the names of what is in the basket, and no others. Returns whether they have changed. */
export function keepNames(items: readonly BasketItem[], news: readonly NamedPack[] = []): boolean {
  const former = basketNames()
  const names = mergeNames(idsOf(items), { base: former, own: news, stored: former }).map(
    ({ packId, drugId, name, presentation, isRemoved }) => ({
      ...{ packId, drugId, name, presentation },
      ...(isRemoved && { isRemoved }),
    }),
  )
  if (names.length === former.length && names.every((each, at) => isSameName(each, former[at]))) return false
  if (isAccount()) keepDraft(KEY, { ...readDraft(KEY), names })
  else if (names.length === 0) deviceStorage.removeItem(KEY)
  else deviceStorage.setItem(KEY, JSON.stringify(names))
  return true
}

/** The names were stored as `merged`, made of what the tab had as `seen`; what was changed here meanwhile stays. */
export function namesAreStored(
  items: readonly BasketItem[],
  seen: readonly NamedPack[],
  merged: readonly NamedPack[],
): boolean {
  const own = basketNames()
  const names = mergeNames(idsOf(items), { base: seen, own, stored: merged })
  keepDraft(KEY, { names, base: merged })
  return JSON.stringify(names) !== JSON.stringify(own)
}
