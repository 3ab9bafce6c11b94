import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import type { VisitImport } from '../../app/visit-import/visit-import.ts'
import type { ImportedOrder } from './import-types.ts'
import { useTimeReached } from './use-time-reached.ts'

/** Milliseconds before the visit is fetched (calls §9, "Import visit delay"). */
const DELAY = 1500
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export type FoundVisitState =
  | { readonly state: 'waiting' | 'empty' }
  | { readonly state: 'failed'; readonly refusal: Refusal; readonly retry: () => void }
  | { readonly state: 'already' | 'found'; readonly order: ImportedOrder }

/** The answer of the public fetch of the visit (product §4, "Import visit"). */
export function useFoundVisit({ orderId, since }: VisitImport): FoundVisitState {
  const due = useTimeReached(since + DELAY)
  const isId = UUID.test(orderId)
  const { data, refusal, isFetching, refetch } = useCallQuery(
    'readPublicVisit',
    { query: { orderId, ed: 'true' } },
    { enabled: due && isId },
  )
  if (!due) return { state: 'waiting' }
  if (!isId || data?.empty) return { state: 'empty' }
  if (data?.order) return { state: data.alreadyImported ? 'already' : 'found', order: data.order }
  if (refusal && !isFetching) return { state: 'failed', refusal, retry: () => void refetch() }
  return { state: 'waiting' }
}
