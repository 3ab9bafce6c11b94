import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** The calls that say what is open now. */
const CALLS: readonly unknown[] = ['findMedcenters', 'showMedcenter', 'findPharmacies', 'showPharmacy']
/** Milliseconds: so long any cache may keep an answer. */
const KEPT_BY_CACHES = 60_000
/** Milliseconds: longer than this no page stays open. */
const LATEST = 24 * 60 * 60_000

/** Asks anew what is open when that changes: a page that stays open would go on saying it. */
export function useRefreshWhenHoursChange(changesAt: string | null | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!changesAt) return
    const wait = Date.parse(changesAt) - Date.now() + KEPT_BY_CACHES
    // A device whose clock is wrong asks nothing.
    if (wait < 0 || wait > LATEST) return
    const timer = setTimeout(
      () => void queries.invalidateQueries({ predicate: ({ queryKey }) => CALLS.includes(queryKey[0]) }),
      wait,
    )
    return () => clearTimeout(timer)
  }, [changesAt, queries])
}
