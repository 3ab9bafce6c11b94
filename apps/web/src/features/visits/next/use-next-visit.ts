import { useCurrentMinute } from '../../../app/lists/use-current-minute.ts'
import { useSyncedList } from '../../../app/lists/use-synced-list.ts'
import { visitsSource } from '../../../app/visit/visits-source.ts'
import { nextVisit } from './next-visit.ts'

/** The next visit from the data on this device; `isKnown` is false while no visits are loaded. */
export function useNextVisit() {
  const now = useCurrentMinute()
  const { list, isLocked, refusal, refresh, isSyncing } = useSyncedList(visitsSource)
  return {
    visit: list ? nextVisit(list.items, new Date(now)) : null,
    isKnown: list !== undefined,
    isLocked,
    status: { list, refusal, refresh, isSyncing },
  }
}
