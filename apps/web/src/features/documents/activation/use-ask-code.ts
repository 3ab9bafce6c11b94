import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import type { Activation } from '../../../app/documents/activation.ts'
import { type AskedCode, keepAskedCode } from './asked-code.ts'
import { subjectOf } from './subject-of.ts'

interface AskCode {
  onSent: (asked: AskedCode) => void
  onBlocked: (refusal: RefusalOf<'ACODES_BLOCKED'>) => void
}

/** Asks the organisation to send an activation code by SMS, the first time or again. */
export function useAskCode(activation: Activation, { onSent, onBlocked }: AskCode) {
  const sent = (asked: AskedCode) => {
    keepAskedCode(activation.recordLink, asked)
    onSent(asked)
  }
  const after = (seconds: number) => Date.now() + seconds * 1000
  // Another screen of this account requested one a moment ago: it is being sent.
  const isUnderWay = ({ attributes }: RefusalOf<'INVALID_STATE'>) =>
    sent({ maskedPhone: null, resendAt: after(attributes.retryAfter), expiresAt: null })
  const asking = useCall('requestActivationCode', {
    done: ({ maskedPhone, resendAfter, expiresAt }) =>
      sent({ maskedPhone, resendAt: after(resendAfter), expiresAt }),
    refused: { INVALID_STATE: isUnderWay, ACODES_BLOCKED: onBlocked },
    refreshes: ['listDocumentsConsents'],
  })
  const { code } = asking.refusal ?? {}
  const isShown = code !== 'INVALID_STATE' && code !== 'ACODES_BLOCKED'
  return {
    ask: () => asking.mutate({ body: subjectOf(activation) }),
    isPending: asking.isPending,
    refusal: isShown ? asking.refusal : null,
  }
}
