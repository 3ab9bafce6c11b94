import { HOUR } from '../../../app/api/stale-times.ts'
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
