import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { FRESH_FOR } from '../../app/api/fresh-for.ts'

/** The towns with doctors. */
export function useServedTowns() {
  const locations = useCallQuery('listLocations', {}, { staleTime: FRESH_FOR.listLocations })
  const providers = useCallQuery('listProviders', { query: {} }, { staleTime: FRESH_FOR.listProviders })
  const served = new Set(providers.data?.flatMap(({ locationCodes }) => locationCodes))
  return {
    data: providers.data && locations.data?.filter(({ code }) => served.has(code)),
    refusal: locations.refusal ?? providers.refusal,
    retry: () => Promise.all([locations.refetch(), providers.refetch()]),
  }
}
