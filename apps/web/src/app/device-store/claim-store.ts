import { findKept } from './find-store-of-keys.ts'
import { deriveStoreKeys, type SessionKeys } from './store-keys.ts'
import { readRegister, registerCurrent } from './store-register.ts'
import { deleteStore } from './wipe.ts'
import { withStoreMutex } from './with-store-mutex.ts'

/** How the session that was to have a store has ended, while that was looked for. */
export type SessionSince = 'goes-on' | 'signed-out' | 'over'

/**
 * Names the store that these keys open, where there is one, as that of the session; deletes it where the owner has signed out
 * meanwhile.
 */
export function claimStore(keys: SessionKeys, since: () => SessionSince): Promise<void> {
  return withStoreMutex(async () => {
    // A screen has opened it meanwhile; or the next session has.
    if (since() === 'over' || readRegister().current !== null) return
    const name = await findKept(await deriveStoreKeys(keys))
    if (name === null || readRegister().current !== null) return
    if (since() === 'goes-on') registerCurrent(name)
    if (since() === 'signed-out') await deleteStore(name)
  })
}
