import { sendFreshCode as call } from '@vizit/contract/calls/identity/fresh-codes.ts'
import { maskPhone } from '@vizit/domain/access/mask-personal-data.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../../deps.ts'
import { secondsUntilResend } from '../../use-cases/start-phone-login.ts'
import { sendFreshCode } from '../send-fresh-code.ts'

export const sendFreshCodeRoute = handle(call, async ({ actor, body, refuse }, deps: IdentityDeps) => {
  const sent = await sendFreshCode(actor, body.deed, deps)
  switch (sent.kind) {
    case 'sent': {
      const now = deps.clock.now()
      return {
        id: sent.id,
        maskedPhone: maskPhone(sent.phone),
        resendAfter: secondsUntilResend(sent.sentAt, now),
        expiresAfter: Math.ceil((sent.expiresAt.getTime() - now.getTime()) / 1000),
      }
    }
    case 'wait':
      return refuse('INVALID_STATE', { retryAfter: sent.retryAfter })
    case 'too-many':
      return refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: sent.retryAfter })
  }
})
