import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import type { Activation } from '../../../app/documents/activation.ts'
import { activationCodeParams } from './activation-code-params.ts'
import { type RequestedCode, storeRequestedCode } from './requested-code.ts'

interface RequestCode {
  onSent: (asked: RequestedCode) => void
  onBlocked: (refusal: RefusalOf<'ACODES_BLOCKED'>) => void
}

/** Asks the organisation to send an activation code by SMS, the first time or again. */
export function useRequestCode(activation: Activation, { onSent, onBlocked }: RequestCode) {
  const sent = (asked: RequestedCode) => {
    storeRequestedCode(activation.recordLink, asked)
    onSent(asked)
  }
  const after = (seconds: number) => Date.now() + seconds * 1000
  // Another screen of this account requested one a moment ago: it is being sent.
  const isBookingUnanswered = ({ attributes }: RefusalOf<'INVALID_STATE'>) =>
    sent({ maskedPhone: null, resendAt: after(attributes.retryAfter), expiresAt: null })
  const asking = useCall('requestActivationCode', {
    done: ({ maskedPhone, resendAfter, expiresAt }) =>
      sent({ maskedPhone, resendAt: after(resendAfter), expiresAt }),
    refused: { INVALID_STATE: isBookingUnanswered, ACODES_BLOCKED: onBlocked },
  })
  const { code } = asking.refusal ?? {}
  const isShown = code !== 'INVALID_STATE' && code !== 'ACODES_BLOCKED'
  return {
    ask: () => asking.mutate({ body: activationCodeParams(activation) }),
    isPending: asking.isPending,
    refusal: isShown ? asking.refusal : null,
  }
}
