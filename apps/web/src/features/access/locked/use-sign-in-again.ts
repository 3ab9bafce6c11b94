import { useRouter } from '@tanstack/react-router'
import { useEndSession } from '../../../app/session/use-end-session.ts'

/** Signs out and begins anew with the phone. */
export function useSignInAgain() {
  const router = useRouter()
  const { endSession, isPending } = useEndSession()
  function signInAgain() {
    const unfollow = router.subscribe('onResolved', () => {
      unfollow()
      void router.navigate({ to: '/sign-in', replace: true })
    })
    endSession()
  }
  return { signInAgain, isPending }
}
