import { QueryClient } from '@tanstack/react-query'
import { RefusedError } from '@vizit/api-client/react/refused-error.ts'

/**
 * Queries that the server's rendering waits for: a component that asks for one is rendered when its answer is there, and the others
 * once. Without that the whole page would be rendered again for each round of answers.
 */
export function waitedQueries(): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const complete: QueryClient['defaultQueryOptions'] = queries.defaultQueryOptions.bind(queries)
  queries.defaultQueryOptions = options => {
    const completed = complete(options)
    const isRefused = namesUnknown(queries.getQueryCache().get(completed.queryHash)?.state.error)
    // What is not asked for yet would be waited for without end. What is refused is not asked for again: its screen says why.
    completed.suspense = completed.enabled !== false && !isRefused
    if (isRefused) completed.retryOnMount = false
    return completed
  }
  return queries
}

/** Whether a call is refused because the address names something that does not exist. */
export const namesUnknown = (error: unknown): boolean =>
  error instanceof RefusedError && ['INVALID_ARGUMENT', 'NOT_FOUND'].includes(error.refusal.code)
