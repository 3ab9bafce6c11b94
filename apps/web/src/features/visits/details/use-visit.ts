import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useDeviceStore } from '../../../app/device-store/use-device-store.ts'
import type { SyncedList } from '../../../app/lists/list-source.ts'
import { readStoredList, storedListKey } from '../../../app/lists/stored-list.ts'
import { listKey } from '../../../app/lists/sync-list.ts'
import { useCurrentMinute } from '../../../app/lists/use-current-minute.ts'
import { currentVisitState } from '../../../app/visit/current-visit-state.ts'
import { useChangeCutOff } from '../../../app/visit/use-change-cut-off.ts'
import { visitsSource } from '../../../app/visit/visits-source.ts'
import type { Visit } from '../visit-types.ts'

/** One visit from the server; until it answers and without a network, from the list on the device. */
export function useVisit(orderId: string) {
  const queries = useQueryClient()
  const { state } = useDeviceStore()
  const now = new Date(useCurrentMinute())
  const cutOffMinutes = useChangeCutOff()
  const asked = useCallQuery('showVisit', { params: { orderId } })
  const stored = useQuery({
    queryKey: storedListKey(visitsSource),
    queryFn: () => readStoredList(visitsSource),
    enabled: state === 'open' && asked.data === undefined,
  })
  const isUnknown = asked.refusal?.code === 'NOT_FOUND' || asked.refusal?.code === 'INVALID_ARGUMENT'
  const isLocked = state === 'locked'
  const onDevice = state === 'open' ? stored.data : undefined
  const lists = [queries.getQueryData<SyncedList<Visit>>(listKey(visitsSource)), onDevice]
  const listed = lists.flatMap(list => list?.items ?? []).find(visit => visit.orderId === orderId)
  const known = asked.data ?? (isUnknown ? undefined : listed)
  const visit = isLocked ? undefined : known
  return {
    visit: visit && currentVisitState(visit, now, cutOffMinutes),
    isUnknown,
    isLocked,
    refusal: asked.refusal,
    refetch: asked.refetch,
  }
}
