import type { QueryClient } from '@tanstack/react-query'
import { dropAllDrafts } from '../browser-storage/drafts.ts'
import { tabStorage } from '../browser-storage/storage.ts'
import { followProfile } from '../people/follow-profile.ts'

const KEY = 'lastUser'

/**
 * Whose the drafts are is known as soon as the profile is, also where the session is that of an earlier visit of this browser. So
 * nothing that one person has entered or sent without an answer is shown to, or sent for, another one who signs in next.
 */
export function followDraftOwner(queries: QueryClient): () => void {
  return followProfile(queries, ({ userId }) => keepDraftsOfSameUser(userId))
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
