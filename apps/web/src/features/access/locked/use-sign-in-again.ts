import { sessionStore } from '../../../app/session/session.ts'
import { useEndSession } from '../../../app/session/use-end-session.ts'

/** Signs out, and leads to the sign-in and back here: as when a session has run out. */
export function useSignInAgain() {
  const { endSession, isPending } = useEndSession(() => sessionStore.expire())
  return { signInAgain: endSession, isPending }
}
