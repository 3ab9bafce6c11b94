import type { Query, QueryClient, QueryObserverOptions } from '@tanstack/react-query'

/** Reads what the rendered components asked for and no loader had read; true if there was anything. */
export async function loadMissing(queries: QueryClient): Promise<boolean> {
  const isMissing = ({ state, options }: Query) =>
    state.status === 'pending' && (options as QueryObserverOptions).enabled !== false
  const missing = queries.getQueryCache().getAll().filter(isMissing)
  await Promise.all(missing.map(query => query.fetch().catch(() => undefined)))
  return missing.length > 0
}
