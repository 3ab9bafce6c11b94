import { useNavigate } from '@tanstack/react-router'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { Refusal, RefusalOf } from '@vizit/api-client/refusal.ts'
import { useRef } from 'react'
import { reportAuthEvent } from '../../app/session/auth-events.ts'
import { anonymousId, deviceId } from '../../app/session/device-ids.ts'
import { keepAttempt, type SignInAttempt } from './sign-in-attempt.ts'
import { useStartSession } from './use-start-session.ts'

const isLost = (refusal: Refusal | null) => refusal?.code === 'OFFLINE' || refusal?.code === 'UNANSWERED'

/**
 * Exchanges the SMS code for a session and continues. An unknown phone is registered at once, and the user is told so.
 * The account exists when the answer comes, so the delay of calls §9 ("10 seconds") is not needed.
 */
export function useConfirmSms(attempt: SignInAttempt, wrong: () => void) {
  const { loginId } = attempt
  const client = useClient()
  const navigate = useNavigate()
  const { start: enter, leadOn } = useStartSession()
  const token = useRef('')
  const who = () => ({ deviceId: deviceId(), anonymousId: anonymousId() })

  function trade() {
    start.mutate({ body: { token: token.current, ...who(), register: false } })
  }
  function registerNow() {
    register.mutate({ body: { token: token.current, ...who(), register: true } })
  }
  function guessedWrong() {
    reportAuthEvent(client, 'wrong code')
    wrong()
  }
  function proveHuman({ attributes }: RefusalOf<'INVALID_STATE'>) {
    if (!attributes.needsHumanCheck) return
    keepAttempt({ ...attempt, needsHumanCheck: true })
    void navigate({ to: '/sign-in' })
  }
  const register = useCall('startSession', { done: enter, next: leadOn })
  const start = useCall('startSession', {
    done: enter,
    next: leadOn,
    refused: { USER_NOT_REGISTERED: registerNow },
  })
  const confirm = useCall('confirmSms', {
    done: given => {
      token.current = given.token
      trade()
    },
    refused: { INVALID_CODE: guessedWrong, INVALID_STATE: proveHuman },
  })

  const registering = start.refusal?.code === 'USER_NOT_REGISTERED' && !register.refusal
  const entered = start.data !== undefined || register.data !== undefined
  return {
    confirm: (code: string) => {
      // The code was right; only the answer of the following call was lost.
      if (token.current && (isLost(start.refusal) || isLost(register.refusal))) return trade()
      reportAuthEvent(client, 'code entered')
      confirm.mutate({ body: { id: loginId, code } })
    },
    registering,
    isPending: confirm.isPending || start.isPending || registering || entered,
    refusal: confirm.refusal ?? register.refusal ?? (registering ? null : start.refusal),
    reset: confirm.reset,
  }
}
