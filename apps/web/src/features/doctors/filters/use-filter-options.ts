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

/** The specialities of the doctors in the chosen town. */
export function useSpecialities() {
  return useCallQuery(
    'listSpecialities',
    { query: { locationCode: useTown() } },
    { staleTime: STALE_TIMES.listSpecialities, keepPrevious: true },
  )
}
