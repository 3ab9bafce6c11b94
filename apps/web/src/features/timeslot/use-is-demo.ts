import { useCallQuery } from '@vizit/api-client/react/call-query.ts'

/** Are this organisation's doctors made up for a demonstration? */
export function useIsDemo(provider: string): boolean {
  const { data } = useCallQuery('listProviders', { query: {} }, { staleTime: 3_600_000 })
  return data?.find(({ code }) => code === provider)?.isDemo ?? false
}
