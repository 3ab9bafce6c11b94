import { useCallQuery } from '@vizit/api-client/react/call-query.ts'

/** Milliseconds: names change seldom. */
const HOUR = 3_600_000

/** The centres, services and programmes that can be chosen as filters, those of the chosen town. */
export function useFilterOptions(town: string | undefined) {
  const locationCode = town === undefined || town === '0' ? undefined : Number(town)
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
  const programmes = useCallQuery('listPrograms', {}, { staleTime: HOUR })
  return {
    centres: centres.data?.items ?? [],
    services: services.data?.items ?? [],
    directions: services.data?.directions ?? [],
    programmes: programmes.data ?? [],
  }
}

/** The specialities of the doctors in a town. */
export function useSpecialities(town: string | undefined) {
  const locationCode = town === undefined || town === '0' ? undefined : Number(town)
  return useCallQuery(
    'listSpecialities',
    { query: { locationCode } },
    { staleTime: HOUR, keepPrevious: true },
  )
}
