import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { STALE_TIMES } from '../../app/api/stale-times.ts'

/** The medical organisation whose doctors are shown; undefined until loaded. */
export function useClinic(provider: string) {
  const { data } = useCallQuery('listProviders', { query: {} }, { staleTime: STALE_TIMES.listProviders })
  return data?.find(({ code }) => code === provider)
}
