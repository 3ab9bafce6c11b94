import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { STALE_TIMES } from '../../app/api/stale-times.ts'

/** The towns with doctors. */
export function useTownsWithDoctors() {
  const locations = useCallQuery('listLocations', {}, { staleTime: STALE_TIMES.listLocations })
  const providers = useCallQuery('listProviders', { query: {} }, { staleTime: STALE_TIMES.listProviders })
  const served = new Set(providers.data?.flatMap(({ locationCodes }) => locationCodes))
  return {
    data: providers.data && locations.data?.filter(({ code }) => served.has(code)),
    refusal: locations.refusal ?? providers.refusal,
    retry: () => Promise.all([locations.refetch(), providers.refetch()]),
  }
}
