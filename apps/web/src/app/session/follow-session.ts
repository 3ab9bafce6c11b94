import type { QueryClient } from '@tanstack/react-query'
import { dropAllDrafts } from '../browser-storage/drafts.ts'
import { dropGuestData } from '../browser-storage/guest-data.ts'
import { rememberProgrammes } from '../cover/remember-programmes.ts'
import { dropCodeRecord } from '../documents/activation-code-record.ts'
import { dropFavourites } from '../favourites/favourites.ts'
import type { createAppRouter } from '../router/router.tsx'
import { dropVisitImport } from '../visit-import/visit-import.ts'
import { followDraftOwner, forgetDraftOwner } from './draft-owner.ts'
import { forgetReturn, keepReturnPath } from './return-path.ts'
import { session } from './session.ts'

type AppRouter = ReturnType<typeof createAppRouter>

/** Navigates when the session starts or ends, here or in another tab. */
export function followSession(router: AppRouter, queries: QueryClient): () => void {
  const unfollowOwner = followDraftOwner(queries)
  const unfollow = session.subscribe((state, where) => {
    if (state === 'signed-in') {
      // In the tab where the user signed in, the sign-in screen navigates by itself.
      if (where === 'elsewhere') void router.invalidate()
      return
    }
    queries.clear()
    dropCodeRecord()
    rememberProgrammes(0)
    if (state === 'expired') {
      keepReturnPath(router.state.location.href)
      void router.navigate({ to: '/sign-in' })
      return
    }
    // First: what follows the dropped drafts reads what is left.
    dropGuestData()
    dropAllDrafts()
    dropFavourites()
    dropVisitImport()
    forgetReturn()
    forgetDraftOwner()
    void router.navigate({ to: '/' })
  })
  return () => {
    unfollowOwner()
    unfollow()
  }
}
