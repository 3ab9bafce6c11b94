import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { RefusedError } from '@vizit/api-client/react/refused-error.ts'
import type { RefusalCode } from '@vizit/api-client/refusal.ts'

/** Calls `react` after each call, reading or changing, that is refused with this code. Returns what ends it. */
export function followRefusals(queries: QueryClient, code: RefusalCode, react: () => void): () => void {
  const happened = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (error instanceof RefusedError && error.refusal.code === code) react()
  }
  const reads = queries.getQueryCache().subscribe(happened)
  const changes = queries.getMutationCache().subscribe(happened)
  return () => {
    reads()
    changes()
  }
}
