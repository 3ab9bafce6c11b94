import { lazy, Suspense } from 'react'
import { useSessionState } from '../session/session.ts'
import { basketIsRead } from './is-basket-read.ts'

// A public screen does without the device store until somebody has signed in. Where its code does not come, the basket is the tab's.
const StoredBasket = lazy(() =>
  import('./follow-stored-basket.tsx').then(
    module => ({ default: module.FollowStoredBasket }),
    () => {
      basketIsRead()
      return { default: () => null }
    },
  ),
)

/** On each screen with the basket: it is the same in all tabs of an account, and is there when the app is opened again. */
export function BasketOfAccount() {
  if (useSessionState() !== 'signed-in') return null
  return (
    <Suspense>
      <StoredBasket />
    </Suspense>
  )
}
