import { refreshSession } from '@vizit/contract/calls/identity/identity.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../deps.ts'
import { refreshSession as refresh } from '../use-cases/refresh-session.ts'

export const refreshSessionRoute = handle(
  refreshSession,
  async ({ body, address, refuse }, deps: IdentityDeps) => {
    const session = await refresh({ ...body, address }, deps)
    if (session === 'signed-out') return refuse('SESSION_EXPIRED', { signedOut: true })
    if (session === 'account-deleted') {
      return refuse('SESSION_EXPIRED', { signedOut: true, accountDeleted: true })
    }
    return session === 'expired' ? refuse('SESSION_EXPIRED') : session
  },
)
