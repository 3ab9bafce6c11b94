import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import type { AdultRequest } from './adult-request.ts'

/** Sends the relative an SMS, the first time or again. */
export function useSendCode(request: AdultRequest, onSent: (request: AdultRequest) => void) {
  const sent = (seconds: number) => onSent({ ...request, resendAt: Date.now() + seconds * 1000 })
  // Sent a moment ago already, as before a reload: the code is on its way.
  const isUnderWay = ({ attributes }: RefusalOf<'INVALID_STATE'>) => sent(attributes.retryAfter)
  const sending = useCall('sendRelativeCode', {
    done: ({ resendAfter }) => sent(resendAfter),
    refused: { INVALID_STATE: isUnderWay },
  })
  const send = () => sending.mutate({ query: { relId: request.relId } })
  return { send, isPending: sending.isPending, refusal: sending.refusal }
}
