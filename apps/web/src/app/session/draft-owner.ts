import { dropAllDrafts } from '../browser-storage/drafts.ts'
import { tabStorage } from '../browser-storage/storage.ts'

const KEY = 'lastUser'

/** Drafts of an ended session are kept for the same user only. */
export function keepDraftsOfSameUser(userId: string): void {
  const last = tabStorage.getItem(KEY)
  if (last !== null && last !== userId) dropAllDrafts()
  tabStorage.setItem(KEY, userId)
}

export function forgetDraftOwner(): void {
  tabStorage.removeItem(KEY)
}
