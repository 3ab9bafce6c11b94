import { deleteAccount as call } from '@vizit/contract/calls/profile/deletion.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ProfileDeps } from '../deps.ts'
import { deleteAccount } from '../use-cases/delete-account.ts'

export const deleteAccountRoute = handle(
  call,
  async ({ actor, body, freshCode, refuse }, deps: ProfileDeps) => {
    const outcome = await deleteAccount({ accountId: actor.accountId, freshCode, ...body }, deps)
    if (outcome === 'code-expired') return refuse('FRESH_CODE_EXPIRED')
    return outcome === 'visits-planned' ? refuse('HAS_PLANNED_VISITS') : undefined
  },
)
