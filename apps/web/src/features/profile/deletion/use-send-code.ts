import { useCall } from '@vizit/api-client/react/use-call.ts'
import { keepSentCode, type SentCode } from './sent-code.ts'

/** Sends the code that confirms the deletion to the phone of the account. */
export function useSendCode(onSent: (sent: SentCode) => void) {
  const sending = useCall('startDeletion', {
    done: ({ id, resendAfter, expiresAfter }) => {
      const now = Date.now()
      const sent = { id, resendAt: now + resendAfter * 1000, endsAt: now + expiresAfter * 1000 }
      keepSentCode(sent)
      onSent(sent)
    },
  })
  return { send: () => sending.mutate({}), isPending: sending.isPending, refusal: sending.refusal }
}
