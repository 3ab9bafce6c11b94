import { useMinute } from '../../../app/lists/use-minute.ts'
import { useSyncedList } from '../../../app/lists/use-synced-list.ts'
import { visitsSource } from '../../../app/visit/visits-source.ts'
import { nextVisit } from './next-visit.ts'

/** The next visit as far as this device knows; `isKnown` is false while it knows nothing of visits. */
export function useNextVisit() {
  const now = useMinute()
  const { list, refusal, refresh, isSyncing } = useSyncedList(visitsSource)
  return {
    visit: list ? nextVisit(list.items, new Date(now)) : null,
    isKnown: list !== undefined,
    standing: { list, refusal, refresh, isSyncing },
  }
}
