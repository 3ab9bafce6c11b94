import { useCallQuery } from '@vizit/api-client/react/call-query.ts'

/** What medical organisations are called, by their codes; null while that is not known, as without a network. */
export function useProviderNames(): (code: string) => string | null {
  const { data } = useCallQuery('listProviders', { query: {} }, { staleTime: 3_600_000 })
  return code => data?.find(provider => provider.code === code)?.name ?? null
}
