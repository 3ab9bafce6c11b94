import { confirmSms } from '@vizit/contract/calls/identity/identity.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { IdentityDeps } from '../deps.ts'
import { confirmSms as confirm } from '../use-cases/confirm-sms.ts'

export const confirmSmsRoute = handle(
  confirmSms,
  async ({ body, idempotencyKey, refuse }, deps: IdentityDeps) => {
    const confirmed = await confirm({ ...body, key: idempotencyKey }, deps)
    if (confirmed instanceof Refused) return confirmed
    if (confirmed.kind === 'confirmed') return { token: confirmed.token }
    if (confirmed.kind === 'blocked') return refuse('BLOCKED_TRY_LATER', { retryAfter: confirmed.retryAfter })
    if (confirmed.kind === 'needs-human') {
      return refuse('INVALID_STATE', { retryAfter: 0, needsHumanCheck: true })
    }
    return refuse('ERROR_SESSION_EXPIRED')
  },
)
