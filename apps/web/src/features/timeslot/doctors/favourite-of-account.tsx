import { type ComponentProps, lazy, Suspense } from 'react'
import type { FavouriteButton as Button } from '../../../app/favourites/favourite-button.tsx'
import { useSessionState } from '../../../app/session/session.ts'

// A guest has no such button and does without its code. Where that does not come, the free times are there anyway.
const FavouriteButton = lazy(() =>
  import('../../../app/favourites/favourite-button.tsx').then(
    module => ({ default: module.FavouriteButton }),
    () => ({ default: () => null }),
  ),
)

/** Adds a doctor to the favourites of whoever is signed in, or removes them. */
export const FavouriteOfAccount = (props: Pick<ComponentProps<typeof Button>, 'doctor'>) =>
  useSessionState() === 'signed-in' && (
    <Suspense>
      <FavouriteButton {...props} />
    </Suspense>
  )
