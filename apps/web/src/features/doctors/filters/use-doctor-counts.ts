import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { doctorsQuery } from '../doctors-query.ts'

/** How many doctors each value of a filter would leave. */
export function useDoctorCounts(search: DoctorsSearch) {
  const { sort: _sort, ...query } = doctorsQuery(search)
  // The server gives the same counts for ten seconds.
  return useCallQuery('countDoctors', { query }, { keepPrevious: true, staleTime: 10_000 })
}
