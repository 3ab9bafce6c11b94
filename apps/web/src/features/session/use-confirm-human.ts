import { useCall } from '@vizit/api-client/react/use-call.ts'
import { keepAttempt, type SignInAttempt } from './sign-in-attempt.ts'

/** Sends the code of the picture; the SMS is then on its way. */
export function useConfirmHuman(
  attempt: SignInAttempt,
  done: (attempt: SignInAttempt) => void,
  wrong: () => void,
) {
  const { mutate, isPending, refusal } = useCall('confirmHuman', {
    done: ({ id, resendAfter }) => {
      const resendAt = Date.now() + resendAfter * 1000
      const sent = { ...attempt, loginId: id, needsHumanCheck: false, resendAt }
      keepAttempt(sent)
      done(sent)
    },
    refused: { INVALID_CAPTCHA_CODE: wrong },
  })
  const confirm = (code: string) => mutate({ body: { id: attempt.loginId, code } })
  return { confirm, isPending, refusal }
}
