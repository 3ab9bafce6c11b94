import { startDeletion as call } from '@vizit/contract/calls/profile/deletion.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ProfileDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { startDeletion } from '../use-cases/start-deletion.ts'

export const startDeletionRoute = handle(call, async ({ actor, refuse }, deps: ProfileDeps) => {
  const started = await startDeletion(actor.accountId, deps)
  switch (started.kind) {
    case 'sent':
      return { id: started.id, resendAfter: limits.resendSeconds, expiresAfter: limits.codeSeconds }
    case 'wait':
      return refuse('INVALID_STATE', { retryAfter: started.retryAfter })
    case 'too-many':
      return refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: started.retryAfter })
  }
})
