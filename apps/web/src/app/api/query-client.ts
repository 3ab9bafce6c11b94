import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { outageSeconds } from '@vizit/api-client/outage-seconds.ts'
import { RefusedError } from '@vizit/api-client/react/refused-error.ts'
import { takesBack } from '@vizit/api-client/takes-back.ts'

/** Only what may come right by itself is asked again. */
const passing = new Set(['OFFLINE', 'SERVICE_UNAVAILABLE', 'UNEXPECTED_PROBLEM'])

/** An outage says when to ask again. */
const secondsOf = (error: unknown) =>
  error instanceof RefusedError ? outageSeconds(error.refusal) : undefined

export function createQueryClient(): QueryClient {
  // It takes every start for one with a network, and would not notice then that it comes back.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    queryCache: new QueryCache({
      // What the server refuses outranks what it told before: nothing of that stays, neither shown nor remembered.
      onError: (error, query) => {
        if (error instanceof RefusedError && takesBack(error.refusal.code))
          query.setState({ data: undefined, dataUpdatedAt: 0 })
      },
    }),
    defaultOptions: {
      queries: {
        // Without a network a reading call is refused as OFFLINE and repeated on reconnection: no endless skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Where the device itself knows that it is offline, nothing is gained by trying.
        retry: (failures, error) =>
          failures < (secondsOf(error) === undefined ? 2 : 3) &&
          navigator.onLine &&
          error instanceof RefusedError &&
          passing.has(error.refusal.code),
        retryDelay: (failures, error) => 1000 * (secondsOf(error) ?? 2 ** failures),
      },
      // A changing call is sent at once and refused as OFFLINE, not kept waiting unseen.
      mutations: { networkMode: 'always' },
    },
  })
}
