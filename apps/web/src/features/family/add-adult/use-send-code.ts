import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import type { AdultRequest } from './adult-request.ts'

/** Sends an SMS to the relative, the first time or again. */
export function useSendCode(request: AdultRequest, onSent: (request: AdultRequest) => void) {
  const sent = (seconds: number) => onSent({ ...request, resendAt: Date.now() + seconds * 1000 })
  // It was sent a moment ago, for example before a reload, and is on its way.
  const isBookingUnanswered = ({ attributes }: RefusalOf<'INVALID_STATE'>) => sent(attributes.retryAfter)
  const sending = useCall('sendRelativeCode', {
    done: ({ resendAfter }) => sent(resendAfter),
    refused: { INVALID_STATE: isBookingUnanswered },
  })
  const send = () => sending.mutate({ query: { relId: request.relId } })
  return { send, isPending: sending.isPending, refusal: sending.refusal }
}
