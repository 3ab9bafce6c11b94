import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { STALE_TIMES } from '../api/stale-times.ts'

/** The name of a town; undefined for all regions. */
export function useTownName(code: number | undefined): string | undefined {
  const { data } = useCallQuery(
    'listLocations',
    {},
    { enabled: Boolean(code), staleTime: STALE_TIMES.listLocations },
  )
  return code ? data?.find(town => town.code === code)?.name : undefined
}
