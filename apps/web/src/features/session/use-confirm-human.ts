import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import { keepAttempt, type SignInAttempt } from './sign-in-attempt.ts'

/** Sends the code of the picture; the SMS is then on its way. */
export function useConfirmHuman(
  attempt: SignInAttempt,
  done: (attempt: SignInAttempt) => void,
  wrong: () => void,
) {
  function goOn(loginId: string, resendAt: number) {
    const sent = { ...attempt, loginId, needsHumanCheck: false, resendAt }
    keepAttempt(sent)
    done(sent)
  }
  /** The picture was answered before, and that answer was lost on its way here. */
  function solvedBefore({ attributes }: RefusalOf<'INVALID_STATE'>) {
    if (attributes.needsHumanCheck === false) goOn(attempt.loginId, attempt.resendAt)
  }
  const { mutate, isPending, refusal } = useCall('confirmHuman', {
    done: ({ id, resendAfter }) => goOn(id, Date.now() + resendAfter * 1000),
    refused: { INVALID_CAPTCHA_CODE: wrong, INVALID_STATE: solvedBefore },
  })
  const confirm = (code: string) => mutate({ body: { id: attempt.loginId, code } })
  return { confirm, isPending, refusal }
}
