import { confirmHuman } from '@vizit/contract/calls/identity/identity.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { confirmHuman as confirm } from '../use-cases/confirm-human.ts'

export const confirmHumanRoute = handle(confirmHuman, async ({ body, refuse }, deps: IdentityDeps) => {
  const confirmed = await confirm(body.id, body.code, deps)
  if (confirmed.kind === 'too-many')
    return refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: confirmed.retryAfter })
  if (confirmed.kind === 'code-sent') return { id: body.id, resendAfter: limits.resendSeconds }
  if (confirmed.kind === 'wrong') return refuse('INVALID_CAPTCHA_CODE')
  if (confirmed.kind === 'unknown') return refuse('ERROR_SESSION_EXPIRED')
  return refuse('INVALID_STATE', { retryAfter: 0, needsHumanCheck: false })
})
