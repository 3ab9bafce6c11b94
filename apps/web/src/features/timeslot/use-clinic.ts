import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { FRESH_FOR } from '../../app/api/fresh-for.ts'

/** The medical organisation whose doctors are shown; undefined until loaded. */
export function useClinic(provider: string) {
  const { data } = useCallQuery('listProviders', { query: {} }, { staleTime: FRESH_FOR.listProviders })
  return data?.find(({ code }) => code === provider)
}
