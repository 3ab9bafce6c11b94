import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { doctorsQuery } from '../doctors-query.ts'

/** How many doctors each value of a filter would leave; unknown among bookmarks, because all doctors are counted. */
export function useDoctorCounts(search: DoctorsSearch, isWanted = true) {
  const { sort: _sort, ...query } = doctorsQuery(search)
  // The server gives the same counts for ten seconds.
  const isOfAll = isWanted && search.bookmarked !== '1'
  const { data, isPlaceholderData } = useCallQuery(
    'countDoctors',
    { query },
    { enabled: isOfAll, keepPrevious: true, staleTime: 10_000 },
  )
  return { data: isOfAll ? data : undefined, isPlaceholderData }
}
