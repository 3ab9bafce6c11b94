import { useState } from 'react'
import type { SyncedList } from './list-source.ts'

/**
 * When the latest sync began that was over before this list was opened: what has changed since is marked as updated
 * (product §4, "Visit lists") for as long as the list is open, however often it is synced meanwhile.
 */
export function useLatestPing(list: Pick<SyncedList<unknown>, 'syncedAt' | 'formerPing'> | undefined) {
  // A list that is here already was synced before it was opened.
  const [ping, setPing] = useState<string | null | undefined>(list?.syncedAt)
  if (ping === undefined && list) setPing(list.formerPing)
  return ping ?? null
}
