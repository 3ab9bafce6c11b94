import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useDeviceStore } from '../../../app/device-store/use-device-store.ts'
import { testsSource } from '../../../app/documents/tests-source.ts'
import type { SyncedList } from '../../../app/lists/list-source.ts'
import { readStoredList, storedListKey } from '../../../app/lists/stored-list.ts'
import { listKey } from '../../../app/lists/sync-list.ts'
import type { MedicalTest } from '../test-types.ts'

/** One test from the server; until it answers and without a network, from the list on the device. */
export function useTest(testId: string) {
  const queries = useQueryClient()
  const { state } = useDeviceStore()
  const asked = useCallQuery('showTest', { params: { testId } })
  const kept = useQuery({
    queryKey: storedListKey(testsSource),
    queryFn: () => readStoredList(testsSource),
    enabled: state === 'open' && asked.data === undefined,
  })
  const isUnknown = asked.refusal?.code === 'NOT_FOUND' || asked.refusal?.code === 'INVALID_ARGUMENT'
  const isLocked = state === 'locked'
  const onDevice = state === 'open' ? kept.data : undefined
  const lists = [queries.getQueryData<SyncedList<MedicalTest>>(listKey(testsSource)), onDevice]
  const listed = lists.flatMap(list => list?.items ?? []).find(test => test.id === testId)
  const known = asked.data ?? (isUnknown ? undefined : listed)
  return {
    test: isLocked ? undefined : known,
    isUnknown,
    isLocked,
    refusal: asked.refusal,
    refetch: asked.refetch,
  }
}
