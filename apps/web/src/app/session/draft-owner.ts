import type { QueryClient } from '@tanstack/react-query'
import { dropAllDrafts } from '../browser-storage/drafts.ts'
import { tabStorage } from '../browser-storage/storage.ts'
import type { Profile } from '../people/profile.ts'

const KEY = 'lastUser'

/**
 * Whose the drafts are is known as soon as the profile is, also where the session is that of an earlier visit of this browser. So
 * nothing that one person has entered or sent without an answer is shown to, or sent for, another one who signs in next.
 */
export function followDraftOwner(queries: QueryClient): () => void {
  const cache = queries.getQueryCache()
  return cache.subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey, queryHash, state } = event.query
    // An answer that comes after its session has ended is that of somebody else.
    if (queryKey[0] !== 'readProfile' || cache.get(queryHash) !== event.query) return
    keepDraftsOfSameUser((state.data as Profile).userId)
  })
}

/** Drafts of an ended session are kept for the same user only. */
export function keepDraftsOfSameUser(userId: string): void {
  const last = tabStorage.getItem(KEY)
  if (last !== null && last !== userId) dropAllDrafts()
  tabStorage.setItem(KEY, userId)
}

export function forgetDraftOwner(): void {
  tabStorage.removeItem(KEY)
}
