import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import { useRef } from 'react'
import { keepAttempt, type SignInAttempt } from './sign-in-attempt.ts'

/** Sends the captcha's solution; the SMS is then sent. */
export function useConfirmHuman(
  attempt: SignInAttempt,
  done: (attempt: SignInAttempt) => void,
  wrong: () => void,
) {
  const sent = useRef<SignInAttempt | null>(null)
  function keep(loginId: string, resendAt: number) {
    sent.current = { ...attempt, loginId, needsHumanCheck: false, resendAt }
    keepAttempt(sent.current)
  }
  function goOn() {
    if (sent.current) done(sent.current)
  }
  /** The captcha was already solved, and that answer was lost. */
  function solvedBefore({ attributes }: RefusalOf<'INVALID_STATE'>) {
    if (attributes.needsHumanCheck !== false) return
    keep(attempt.loginId, attempt.resendAt)
    goOn()
  }
  const { mutate, isPending, refusal } = useCall('confirmHuman', {
    done: ({ id, resendAfter }) => keep(id, Date.now() + resendAfter * 1000),
    next: goOn,
    refused: { INVALID_CAPTCHA_CODE: wrong, INVALID_STATE: solvedBefore },
  })
  const confirm = (code: string) => mutate({ body: { id: attempt.loginId, code } })
  return { confirm, isPending, refusal }
}
