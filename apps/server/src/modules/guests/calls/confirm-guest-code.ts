import { confirmGuestCode as call } from '@vizit/contract/calls/guests/visit.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { GuestDeps } from '../deps.ts'
import { confirmGuestCode } from '../use-cases/confirm-guest-code.ts'

export const confirmGuestCodeRoute = handle(
  call,
  async ({ body, address, idempotencyKey: key, refuse }, deps: GuestDeps) => {
    const confirmed = await confirmGuestCode({ ...body, address, key }, deps)
    if (confirmed instanceof Refused) return confirmed
    switch (confirmed.kind) {
      case 'confirmed':
        return { token: confirmed.token, expiresAt: formatInstant(confirmed.expiresAt) }
      case 'blocked':
        return refuse('BLOCKED_TRY_LATER', { retryAfter: confirmed.retryAfter })
      case 'sender-locked':
        return refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: confirmed.retryAfter })
      case 'unknown':
        return refuse('ERROR_SESSION_EXPIRED')
    }
  },
)
