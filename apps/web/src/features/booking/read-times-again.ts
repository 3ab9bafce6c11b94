import type { QueryClient } from '@tanstack/react-query'

/** What shows free times is read anew. */
export function readTimesAgain(queries: QueryClient): void {
  import('@vizit/api-client/react/freshness.ts').then(
    ({ freshnessOf }) => freshnessOf(queries).noticed('timeslots'),
    () => queries.invalidateQueries(),
  )
}
