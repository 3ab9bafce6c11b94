import { keepDraft, readDraft } from './drafts.ts'
import { GUEST_BASKET, GUEST_BASKET_NAMES, GUEST_SEARCHES } from './guest-data.ts'
import { deviceStorage } from './storage.ts'
import { readJson } from './stored-json.ts'

/** Their readers leave out what is not valid, and what is too much. */
type Entries = readonly unknown[]

const entries = (stored: unknown): Entries => (Array.isArray(stored) ? stored : [])

/**
 * Somebody has signed in: what the guest put into the basket is added to the account's own, which stays, and what the guest
 * searched stands before the account's own searches. Without the modules of basket and search, which the sign-in does not load.
 */
export function moveGuestDataToAccount(): void {
  const ofPacks = (own: Entries, ofGuest: Entries) => {
    const known = new Set(own.map(packIdOf))
    return [...own, ...ofGuest.filter(item => !known.has(packIdOf(item)))]
  }
  move(GUEST_BASKET, 'items', ofPacks)
  move(GUEST_BASKET_NAMES, 'names', ofPacks)
  move(GUEST_SEARCHES, 'queries', (own, ofGuest) => [...new Set([...ofGuest, ...own])])
}

const packIdOf = (item: unknown) => (item as { packId?: unknown } | null)?.packId

function move(key: string, name: string, merge: (own: Entries, ofGuest: Entries) => Entries): void {
  const ofGuest = entries(readJson(deviceStorage, key))
  deviceStorage.removeItem(key)
  if (ofGuest.length === 0) return
  const draft = readDraft<Record<string, unknown>>(key)
  keepDraft(key, { ...draft, [name]: merge(entries(draft[name]), ofGuest) })
}
