import { useState } from 'react'
import type { SyncedList } from './list-source.ts'

/**
 * The start of the latest sync that ended before this list was opened. Records that changed since then are marked as
 * updated (product §4, "Visit lists") while the list is open, even if it is synced again.
 */
export function useLatestPing(list: Pick<SyncedList<unknown>, 'syncedAt' | 'formerPing'> | undefined) {
  // A list that is already loaded was synced before it was opened.
  const [ping, setPing] = useState<string | null | undefined>(list?.syncedAt)
  if (ping === undefined && list) setPing(list.formerPing)
  return ping ?? null
}
