import type { QueryClient } from '@tanstack/react-query'
import { followProfile } from '../people/follow-profile.ts'
import { session, sessionStore } from '../session/session.ts'
import { wasSignedOut } from '../session/session-record.ts'
import type { SessionSince } from './claim-store.ts'
import type { SessionKeys } from './store-keys.ts'
import { readRegister } from './store-register.ts'

/**
 * Finds the account's store as soon as its keys are known, even if no screen opens it. Otherwise signing out, which
 * deletes the store of the session, would leave behind a store that is not registered.
 */
export function claimStoreWhenKeysKnown(queries: QueryClient): () => void {
  return followProfile(queries, ({ hashKey, storeKey }) => {
    if (hashKey && storeKey && session.state() === 'signed-in' && readRegister().current === null) {
      // If the code cannot be loaded, a screen that opens the store registers it later.
      claim({ hashKey, storeKey }).catch(() => undefined)
    }
  })
}

async function claim(keys: SessionKeys): Promise<void> {
  const { turn } = sessionStore
  let ended: SessionSince = 'over'
  const unfollow = session.subscribe(() => {
    if (wasSignedOut()) ended = 'signed-out'
    unfollow()
  })
  try {
    const { claimStore } = await import('./claim-store.ts')
    await claimStore(keys, () => (sessionStore.turn === turn ? 'goes-on' : ended))
  } finally {
    unfollow()
  }
}
