import { createAtom } from '@tanstack/react-store'
import { markCode } from './has-code.ts'
import { detachCurrent, readRegister, unregister } from './store-register.ts'
import { tabs } from './tabs.ts'

/** How often it was closed. */
const closings = createAtom(0)

const tellOtherTabs = tabs('vizit-store', () => tell())

const tell = () => closings.set(times => times + 1)

/** Hears in every tab that the store is locked, or before it is deleted: who has it open must close it. */
export const onClose = (closed: () => void): (() => void) => closings.subscribe(closed).unsubscribe

/** Closes the store of the session in every tab; it opens again once the same account has signed in here. */
export function lockDevice(): void {
  markCode(false)
  if (readRegister().current !== null) {
    detachCurrent()
    tellOtherTabs()
  }
  // One that is kept in memory has no name.
  tell()
}

/** Deletes all that this app keeps of the session, in every tab. Loads nothing, so that nothing can hinder it. */
export async function wipeDevice(): Promise<void> {
  const { current } = readRegister()
  markCode(false)
  tellOtherTabs()
  tell()
  if (current === null) return
  await deleteStore(current)
}

/** Deletes one store; others have their owners, who come back for them. */
export function deleteStore(name: string): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      unregister(name)
      resolve()
    }
    try {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = done
      // It stays in the register: the next start deletes it.
      request.onerror = () => resolve()
    } catch {
      // A page that is denied the database has nothing in it.
      done()
    }
  })
}
