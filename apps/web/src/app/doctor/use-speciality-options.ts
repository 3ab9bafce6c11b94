import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { STALE_TIMES } from '../api/stale-times.ts'
import { useTown } from '../provider/provider-choice.ts'

/** The specialities of the doctors in the chosen town, and the one of the address, which the town may have nobody of. */
export function useSpecialityOptions(named: string | undefined) {
  const town = useTown()
  const { data, refusal, refetch } = useCallQuery(
    'listSpecialities',
    { query: { locationCode: town } },
    { staleTime: STALE_TIMES.listSpecialities, keepPrevious: true },
  )
  const isNamed = ({ specialityId }: { specialityId: string }) => specialityId === named
  const isMissing = named !== undefined && data?.some(isNamed) === false
  const also = useCallQuery(
    'listSpecialities',
    { query: { specialityId: named } },
    { enabled: isMissing, staleTime: STALE_TIMES.listSpecialities },
  )
  const specialities = [...(data ?? []), ...(isMissing ? (also.data ?? []).filter(isNamed) : [])]
  return { specialities, refusal, refetch }
}
