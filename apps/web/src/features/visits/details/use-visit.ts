import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useEffect, useRef } from 'react'
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
  const minute = useCurrentMinute()
  const now = new Date(minute)
  const cutOffMinutes = useChangeCutOff()
  const asked = useCallQuery('showVisit', { params: { orderId } })
  const stored = useQuery({
    queryKey: storedListKey(visitsSource),
    queryFn: () => readStoredList(visitsSource),
    enabled: state === 'open' && asked.data === undefined,
  })
  useWhatFollows(asked, minute)
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

const DAY_MS = 86_400_000

/**
 * Asks again each minute on the day after the visit has begun, for what the doctor writes: a connected clinic tells nobody of it
 * until it is asked, and the server does so when a visit is shown.
 */
function useWhatFollows(
  { data, refetch }: ReturnType<typeof useCallQuery<'showVisit'>>,
  minute: number,
): void {
  const since = data ? minute - Date.parse(data.startDate) : -1
  const isRecent = since >= 0 && since < DAY_MS && data?.status !== 'cancelled'
  const before = useRef(minute)
  useEffect(() => {
    if (before.current === minute) return
    before.current = minute
    if (isRecent && document.visibilityState === 'visible') void refetch()
  }, [minute, isRecent, refetch])
}
