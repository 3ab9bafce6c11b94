import { findStoreName } from './find-store-of-keys.ts'
import { deriveStoreKeys, type SessionKeys } from './store-keys.ts'
import { readRegister, registerCurrent } from './store-register.ts'
import { deleteStore } from './wipe.ts'
import { withStoreMutex } from './with-store-mutex.ts'

/** What happened to the session while its store was being searched. */
export type SessionSince = 'goes-on' | 'signed-out' | 'over'

/**
 * Finds the store that these keys open and registers it as the store of the session; deletes it if the owner has signed
 * out meanwhile.
 */
export function claimStore(keys: SessionKeys, since: () => SessionSince): Promise<void> {
  return withStoreMutex(async () => {
    // A screen, or the next session, has opened a store meanwhile.
    if (since() === 'over' || readRegister().current !== null) return
    const name = await findStoreName(await deriveStoreKeys(keys))
    if (name === null || readRegister().current !== null) return
    if (since() === 'goes-on') registerCurrent(name)
    if (since() === 'signed-out') await deleteStore(name)
  })
}
