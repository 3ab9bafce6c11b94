import { sessionStore } from '../../../app/session/session.ts'
import { useEndSession } from '../../../app/session/use-end-session.ts'

/** Signs out, then opens the sign-in and returns here, as after an expired session. */
export function useSignInAgain() {
  const { endSession, isPending } = useEndSession(() => sessionStore.expire())
  return { signInAgain: endSession, isPending }
}
