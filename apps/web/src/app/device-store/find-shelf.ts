import { openShelf } from './device-shelf.ts'
import { memoryShelf } from './memory-shelf.ts'
import { fits, isSealedBy } from './open-store.ts'
import type { Shelf } from './shelf.ts'
import type { StoreKeys } from './store-keys.ts'
import { DATABASE, detachCurrent, isFull, readRegister, registerCurrent } from './store-register.ts'
import { deleteStore } from './wipe.ts'

/** In milliseconds: a year after a device was seen last the server has forgotten the keys. */
const OLD = 365 * 86_400_000

/** The shelf that these keys open, or a new one; what other keys have sealed stays for whoever has them. */
export async function findShelf(keys: StoreKeys, closed: () => void): Promise<Shelf> {
  for (const name of namesOfAll()) {
    const shelf = await openShelf(name, closed)
    if (shelf.place === 'memory') return shelf
    if (await fits(shelf, keys)) {
      registerCurrent(name)
      return shelf
    }
    shelf.close()
  }
  detachCurrent()
  await forgetOld()
  if (isFull()) return memoryShelf()
  const name = namesOfAll().has(DATABASE) ? `${DATABASE}-${crypto.randomUUID()}` : DATABASE
  registerCurrent(name)
  return openShelf(name, closed)
}

/** What the database is called that holds what these keys have sealed; null where none does. */
export async function findKept(keys: StoreKeys): Promise<string | null> {
  for (const name of namesOfAll()) {
    const shelf = await openShelf(name, () => undefined)
    const isTheirs = await isSealedBy(shelf, keys)
    shelf.close()
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
