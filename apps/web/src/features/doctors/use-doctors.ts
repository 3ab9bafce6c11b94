import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import type { DoctorsSearch } from '../../app/doctor/doctors-search.ts'
import { useSessionState } from '../../app/session/session.ts'
import { doctorsQuery } from './doctors-query.ts'

/** Milliseconds: who comes back soon finds the same times. */
const FRESH_MS = 15_000

/** The pages of the list; a guest has no bookmarks and gets none of these pages. */
export function useDoctors(search: DoctorsSearch) {
  const isSignedIn = useSessionState() === 'signed-in'
  const isBookmarked = search.bookmarked === '1'
  const { cursor } = search
  const query = { ...doctorsQuery(search), ...(cursor && { cursor }) }
  const all = useCallPages('findDoctors', { query }, { enabled: !isBookmarked, staleTime: FRESH_MS })
  const own = useCallPages(
    'findBookmarkedDoctors',
    { query },
    { enabled: isBookmarked && isSignedIn, staleTime: 0 },
  )
  return isBookmarked ? own : all
}
