import type { Query, QueryClient } from '@tanstack/react-query'
import type { Profile } from '../people/profile.ts'
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
  /** The session of each query: a query from an earlier session belongs to another account. */
  const askedIn = new WeakMap<Query, typeof sessionStore.turn>()
  return queries.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== 'readProfile') return
    if (event.action.type === 'fetch') askedIn.set(event.query, sessionStore.turn)
    if (event.action.type !== 'success' || askedIn.get(event.query) !== sessionStore.turn) return
    const { hashKey, storeKey } = event.query.state.data as Profile
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
