import { tabs } from './tabs.ts'

/** The database of this app on this device; there is no other. */
export const DATABASE = 'vizit'

type Wiped = () => void
const listeners = new Set<Wiped>()

const tellOtherTabs = tabs('vizit-store', () => tell())

function tell(): void {
  for (const wiped of listeners) wiped()
}

/** Hears of a wipe in whichever tab, before the database goes: who has it open must close it. */
export function onWipe(wiped: Wiped): () => void {
  listeners.add(wiped)
  return () => void listeners.delete(wiped)
}

/** Deletes all that this app keeps on the device, in every tab. Loads nothing, so that nothing can hinder it. */
export function wipeDevice(): Promise<void> {
  tellOtherTabs()
  tell()
  return new Promise(resolve => {
    try {
      const request = indexedDB.deleteDatabase(DATABASE)
      request.onsuccess = () => resolve()
      request.onerror = () => resolve()
    } catch {
      // A page that is denied the database has nothing in it.
      resolve()
    }
  })
}
