import { deleteAccount as call } from '@vizit/contract/calls/profile/deletion.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ProfileDeps } from '../deps.ts'
import { deleteAccount } from '../use-cases/delete-account.ts'

export const deleteAccountRoute = handle(call, async ({ actor, body, refuse }, deps: ProfileDeps) => {
  const outcome = await deleteAccount({ accountId: actor.accountId, ...body }, deps)
  switch (outcome.kind) {
    case 'deleted':
      return undefined
    case 'expired':
      return refuse('ERROR_SESSION_EXPIRED')
    case 'visits-planned':
      return refuse('HAS_PLANNED_VISITS')
    case 'wrong-code':
      return refuse('INVALID_CODE', { attemptsLeft: outcome.attemptsLeft })
    case 'blocked':
      return refuse('BLOCKED_TRY_LATER', { retryAfter: outcome.retryAfter })
  }
})
