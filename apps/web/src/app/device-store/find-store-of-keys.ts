import { DAY_MS } from '@vizit/domain/time/day.ts'
import { openIndexedDbStore } from './indexed-db-store.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { memoryStore } from './memory-store.ts'
import { fits, isSealedBy } from './open-store.ts'
import type { StoreKeys } from './store-keys.ts'
import { DATABASE, detachCurrent, isFull, readRegister, registerCurrent } from './store-register.ts'
import { deleteStore } from './wipe.ts'

/** Milliseconds: a year after the device was last seen, the server has deleted its keys. */
const OLD = 365 * DAY_MS

/** The store that these keys open, or a new one. Stores of other keys stay for their owners. */
export async function findStoreOfKeys(keys: StoreKeys, closed: () => void): Promise<KeyValueStore> {
  for (const name of namesOfAll()) {
    const keyValueStore = await openIndexedDbStore(name, closed)
    if (keyValueStore.place === 'memory') return keyValueStore
    if (await fits(keyValueStore, keys)) {
      registerCurrent(name)
      return keyValueStore
    }
    keyValueStore.close()
  }
  detachCurrent()
  await forgetOld()
  if (isFull()) return memoryStore()
  const name = namesOfAll().has(DATABASE) ? `${DATABASE}-${crypto.randomUUID()}` : DATABASE
  registerCurrent(name)
  return openIndexedDbStore(name, closed)
}

/** The name of the database that these keys can open; null if there is none. */
export async function findStoreName(keys: StoreKeys): Promise<string | null> {
  for (const name of namesOfAll()) {
    const keyValueStore = await openIndexedDbStore(name, () => undefined)
    const isTheirs = await isSealedBy(keyValueStore, keys)
    keyValueStore.close()
    if (isTheirs) return name
  }
  return null
}

function namesOfAll(): Set<string> {
  const { current, kept } = readRegister()
  return new Set([...(current === null ? [] : [current]), ...kept.map(({ name }) => name)])
}

async function forgetOld(): Promise<void> {
  for (const { name, at } of readRegister().kept) if (at < Date.now() - OLD) await deleteStore(name)
}
