import { createAtom } from '@tanstack/react-store'
import { markCode } from './has-code.ts'
import { detachCurrent, readRegister, unregister } from './store-register.ts'
import { tabs } from './tab-broadcast.ts'

/** Counts how often it was closed. */
const closings = createAtom(0)

const notifyOtherTabs = tabs('vizit-store', () => notifyHere())

const notifyHere = () => closings.set(times => times + 1)

/**
 * Listens in every tab: called when the store is locked, or before it is deleted, so that open connections are closed.
 */
export const onClose = (closed: () => void): (() => void) => closings.subscribe(closed).unsubscribe

/** Locks the store of the session in every tab; it opens again after the same account has signed in here. */
export function lockDevice(): void {
  markCode(false)
  if (readRegister().current !== null) {
    detachCurrent()
    notifyOtherTabs()
  }
  // A store in memory has no name.
  notifyHere()
}

/**
 * Deletes everything that this app has stored for the session, in every tab. It loads no other code, so that nothing
 * can prevent it.
 */
export async function wipeDevice(): Promise<void> {
  const { current } = readRegister()
  markCode(false)
  notifyOtherTabs()
  notifyHere()
  if (current === null) return
  await deleteStore(current)
}

/** Deletes one store; the stores of other accounts stay. */
export function deleteStore(name: string): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      unregister(name)
      resolve()
    }
    try {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = done
      // It stays in the register, and the next start deletes it.
      request.onerror = () => resolve()
    } catch {
      // A page that is denied the database has stored nothing.
      done()
    }
  })
}
