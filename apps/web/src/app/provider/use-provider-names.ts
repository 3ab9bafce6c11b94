import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { FRESH_FOR } from '../api/fresh-for.ts'

/** Returns the names of medical organisations by code; null while they are not known, for example without a network. */
export function useProviderNames(): (code: string) => string | null {
  const { data } = useCallQuery('listProviders', { query: {} }, { staleTime: FRESH_FOR.listProviders })
  return code => data?.find(provider => provider.code === code)?.name ?? null
}
