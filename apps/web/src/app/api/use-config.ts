import { useCallQuery } from '@vizit/api-client/react/call-query.ts'

/** The remote configuration; it is loaded again only after the interval that the server sets (calls §9). */
export function useConfig() {
  return useCallQuery(
    'readConfig',
    {},
    { staleTime: ({ minimumFetchInterval }) => minimumFetchInterval * 1000 },
  )
}
