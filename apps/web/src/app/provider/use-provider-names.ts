import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { STALE_TIMES } from '../api/stale-times.ts'

/** Returns the names of medical organisations by code; null while they are not known, for example without a network. */
export function useProviderNames(): (code: string) => string | null {
  const { data } = useCallQuery('listProviders', { query: {} }, { staleTime: STALE_TIMES.listProviders })
  return code => data?.find(provider => provider.code === code)?.name ?? null
}
