import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { HOUR, STALE_TIMES } from '../../../app/api/stale-times.ts'
import { useAllPages } from '../../../app/lists/use-all-pages.ts'
import { useTown } from '../../../app/provider/provider-choice.ts'

/** All centres and services that can be chosen as filters, those of the chosen town. */
export function useFilterOptions() {
  const town = useTown()
  const inTown = town && { locationCode: town }
  const centres = useAllPages(
    'findMedcenters',
    { query: { ...inTown, sort: 'byMedcenterName', limit: 100 } },
    { staleTime: HOUR },
  )
  const services = useAllPages('findServices', { query: { ...inTown, limit: 200 } }, { staleTime: HOUR })
  return {
    centres: centres.flatMap(page => page.items),
    services: services.flatMap(page => page.items),
    directions: services[0]?.directions ?? [],
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
