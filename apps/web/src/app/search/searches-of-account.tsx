import { lazy, Suspense } from 'react'
import { useSessionState } from '../session/session.ts'

// The search does without the device store until somebody has signed in. Where its code does not come, the searches are the tab's.
const StoredSearches = lazy(() =>
  import('./follow-stored-searches.tsx').then(
    module => ({ default: module.FollowStoredSearches }),
    () => ({ default: () => null }),
  ),
)

/** With the field of the search: an account's recent searches are the same in all tabs, and are there when the app is opened again. */
export const SearchesOfAccount = () =>
  useSessionState() === 'signed-in' && (
    <Suspense>
      <StoredSearches />
    </Suspense>
  )
