import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { HOUR, STALE_TIMES } from '../../../app/api/stale-times.ts'
import { useTown } from '../../../app/provider/provider-choice.ts'

/** The centres, services and programmes that can be chosen as filters, those of the chosen town. */
export function useFilterOptions() {
  const locationCode = useTown()
  const centres = useCallQuery(
    'findMedcenters',
    { query: { locationCode, sort: 'byMedcenterName', limit: 100 } },
    { staleTime: HOUR, keepPrevious: true },
  )
  const services = useCallQuery(
    'findServices',
    { query: { locationCode, limit: 200 } },
    { staleTime: HOUR, keepPrevious: true },
  )
  const programmes = useCallQuery('listPrograms', {}, { staleTime: STALE_TIMES.listPrograms })
  return {
    centres: centres.data?.items ?? [],
    services: services.data?.items ?? [],
    directions: services.data?.directions ?? [],
    programmes: programmes.data ?? [],
  }
}

/** The specialities of the doctors in the chosen town, and the one of the address, which the town may have nobody of. */
export function useSpecialityOptions(named: string | undefined) {
  const town = useTown()
  const { data } = useCallQuery(
    'listSpecialities',
    { query: { locationCode: town } },
    { staleTime: STALE_TIMES.listSpecialities, keepPrevious: true },
  )
  const isNamed = ({ specialityId }: { specialityId: string }) => specialityId === named
  const isElsewhere = named !== undefined && town !== undefined && data?.some(isNamed) === false
  const everywhere = useCallQuery(
    'listSpecialities',
    { query: {} },
    { enabled: isElsewhere, staleTime: STALE_TIMES.listSpecialities },
  )
  return [...(data ?? []), ...(isElsewhere ? (everywhere.data ?? []).filter(isNamed) : [])]
}
