import { useRouter } from '@tanstack/react-router'
import type { Session } from '@vizit/api-client/session-store.ts'
import { afterSignIn } from '../../app/session/after-sign-in.ts'
import { session } from '../../app/session/session.ts'
import { dropAttempt } from './sign-in-attempt.ts'

/** Starts the session on this device and leads the person on. */
export function useEnter() {
  const router = useRouter()
  return async (tokens: Session) => {
    session.start(tokens)
    dropAttempt()
    const place = await afterSignIn(router.options.context)
    router.history.replace(place)
  }
}
