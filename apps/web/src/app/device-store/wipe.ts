import { markCode } from './has-code.ts'
import { detachCurrent, readRegister, unregister } from './store-register.ts'
import { tabs } from './tabs.ts'

type Closed = () => void
const listeners = new Set<Closed>()

const tellOtherTabs = tabs('vizit-store', () => tell())

function tell(): void {
  for (const closed of listeners) closed()
}

/** Hears in every tab that the store is locked, or before it is deleted: who has it open must close it. */
export function onClose(closed: Closed): () => void {
  listeners.add(closed)
  return () => void listeners.delete(closed)
}

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
