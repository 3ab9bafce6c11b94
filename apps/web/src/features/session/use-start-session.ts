import { useRouter } from '@tanstack/react-router'
import type { Session } from '@vizit/api-client/session-store.ts'
import { replaceHistorySteps } from '../../app/session/replace-history-steps.ts'
import { session } from '../../app/session/session.ts'
import { afterSignIn } from './after-sign-in.ts'
import { dropAttempt } from './sign-in-attempt.ts'

/** Starts the session on this device, and navigates if the user is still on the sign-in screens. */
export function useStartSession() {
  const router = useRouter()
  return {
    start: (tokens: Session) => {
      session.start(tokens)
      dropAttempt()
    },
    leadOn: async () => replaceHistorySteps(router, await afterSignIn(router.options.context)),
  }
}
