import { sendGuestCode as call } from '@vizit/contract/calls/guests/visit.ts'
import { maskPhone } from '@vizit/domain/access/mask-personal-data.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { GuestDeps } from '../deps.ts'
import { sendGuestCode } from '../use-cases/send-guest-code.ts'

export const sendGuestCodeRoute = handle(
  call,
  async ({ body, address, idempotencyKey: key, refuse }, deps: GuestDeps) => {
    const sent = await sendGuestCode({ token: body.token, address, key }, deps)
    switch (sent.kind) {
      case 'sent':
        return { id: sent.id, maskedPhone: maskPhone(sent.phone), resendAfter: sent.resendAfter }
      case 'no-link':
        return refuse('VISIT_LINK_EXPIRED')
      case 'wait':
        return refuse('INVALID_STATE', { retryAfter: sent.retryAfter })
      case 'sender-locked':
        return refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: sent.retryAfter })
    }
  },
)
