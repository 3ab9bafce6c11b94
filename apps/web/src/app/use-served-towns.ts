import { useCallQuery } from '@vizit/api-client/react/call-query.ts'

const FRESH = { staleTime: 3_600_000 }

/** The towns where somebody receives. */
export function useServedTowns() {
  const locations = useCallQuery('listLocations', {}, FRESH)
  const providers = useCallQuery('listProviders', { query: {} }, FRESH)
  const served = new Set(providers.data?.flatMap(({ locationCodes }) => locationCodes))
  return {
    data: providers.data && locations.data?.filter(({ code }) => served.has(code)),
    refusal: locations.refusal ?? providers.refusal,
    retry: () => Promise.all([locations.refetch(), providers.refetch()]),
  }
}
