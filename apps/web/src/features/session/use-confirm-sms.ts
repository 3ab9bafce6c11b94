import { useRouter } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { afterSignIn } from '../../app/session/after-sign-in.ts'
import { deviceId } from '../../app/session/device-ids.ts'
import { session } from '../../app/session/session.ts'
import { dropAttempt } from './sign-in-attempt.ts'

/** Trades the SMS code for a session and leads the person on. */
export function useConfirmSms(loginId: string, wrong: () => void) {
  const router = useRouter()

  const start = useCall('startSession', {
    done: async tokens => {
      session.start(tokens)
      dropAttempt()
      const place = await afterSignIn(router.options.context)
      router.history.replace(place)
    },
  })
  const confirm = useCall('confirmSms', {
    done: ({ token }) => start.mutate({ body: { token, deviceId: deviceId() } }),
    refused: { INVALID_CODE: wrong },
  })

  return {
    confirm: (code: string) => confirm.mutate({ body: { id: loginId, code } }),
    isPending: confirm.isPending || start.isPending || start.data !== undefined,
    refusal: confirm.refusal ?? start.refusal,
    reset: confirm.reset,
  }
}
