import { useCallQuery } from '@vizit/api-client/react/call-query.ts'

/** What the server wants known, asked again only after the seconds it names itself (calls §9). */
export function useConfig() {
  return useCallQuery(
    'readConfig',
    {},
    { staleTime: ({ minimumFetchInterval }) => minimumFetchInterval * 1000 },
  )
}
