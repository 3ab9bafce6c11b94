import { useCallQuery } from '@vizit/api-client/react/call-query.ts'

/** The medical organisation whose doctors are shown; undefined until known. */
export function useClinic(provider: string) {
  const { data } = useCallQuery('listProviders', { query: {} }, { staleTime: 3_600_000 })
  return data?.find(({ code }) => code === provider)
}
