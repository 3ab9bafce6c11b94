import { resetAccount } from '@vizit/contract/calls/identity/access.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../../deps.ts'
import { resetAccount as reset } from '../reset-account.ts'

export const resetAccountRoute = handle(
  resetAccount,
  async ({ actor, address, refuse }, deps: IdentityDeps) => {
    // A device with access cannot reset the account; its user can delete the account instead.
    if (actor.kind === 'patient') return refuse('INVALID_STATE', { retryAfter: 0 })
    const session = await reset({ ...actor, address }, deps)
    if (session === 'not-fresh') return refuse('FRESH_SIGN_IN_REQUIRED')
    return session ?? refuse('INVALID_STATE', { retryAfter: 0 })
  },
)
