import { QueryClient } from '@tanstack/react-query'

/**
 * Queries that the server's rendering waits for: a component that asks for one is rendered when its answer is there, and the others
 * once. Without that the whole page would be rendered again for each round of answers.
 */
export function waitedQueries(): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const complete: QueryClient['defaultQueryOptions'] = queries.defaultQueryOptions.bind(queries)
  queries.defaultQueryOptions = options => {
    const completed = complete(options)
    // What is not asked for yet would be waited for without end.
    completed.suspense = completed.enabled !== false
    return completed
  }
  return queries
}
