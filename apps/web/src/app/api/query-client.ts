import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { isDataWithdrawn } from '@vizit/api-client/is-data-withdrawn.ts'
import { outageSeconds } from '@vizit/api-client/outage-seconds.ts'
import { readAfterChange } from '@vizit/api-client/react/read-after-change.ts'
import { RefusedError } from '@vizit/api-client/react/refused-error.ts'

/** Only refusals that may pass by themselves are retried. */
const passing = new Set(['OFFLINE', 'SERVICE_UNAVAILABLE', 'UNEXPECTED_PROBLEM'])

/** A server outage announces when to retry. */
const secondsOf = (error: unknown) =>
  error instanceof RefusedError ? outageSeconds(error.refusal) : undefined

export function createQueryClient(): QueryClient {
  // TanStack Query assumes a network at the start, and then would not notice that it comes back.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    mutationCache: readAfterChange(),
    queryCache: new QueryCache({
      // A refusal replaces earlier data of the same call: they are neither shown nor cached any more.
      onError: (error, query) => {
        if (error instanceof RefusedError && isDataWithdrawn(error.refusal.code))
          query.setState({ data: undefined, dataUpdatedAt: 0 })
      },
    }),
    defaultOptions: {
      queries: {
        // Without a network a reading call is refused as OFFLINE and repeated on reconnection, so a skeleton does not
        // stay for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        // If the device itself knows that it is offline, a retry is useless.
        retry: (failures, error) =>
          failures < (secondsOf(error) === undefined ? 2 : 3) &&
          navigator.onLine &&
          error instanceof RefusedError &&
          passing.has(error.refusal.code),
        retryDelay: (failures, error) => 1000 * (secondsOf(error) ?? 2 ** failures),
      },
      // A changing call is sent at once and refused as OFFLINE, not queued invisibly.
      mutations: { networkMode: 'always' },
    },
  })
}
