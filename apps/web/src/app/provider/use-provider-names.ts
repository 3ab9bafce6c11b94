import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { FRESH_FOR } from '../api/fresh-for.ts'

/** What medical organisations are called, by their codes; null while that is not known, as without a network. */
export function useProviderNames(): (code: string) => string | null {
  const { data } = useCallQuery('listProviders', { query: {} }, { staleTime: FRESH_FOR.listProviders })
  return code => data?.find(provider => provider.code === code)?.name ?? null
}
