import { endSession } from '@vizit/contract/calls/identity/identity.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../deps.ts'
import { endSession as end } from '../use-cases/end-session.ts'

export const endSessionRoute = handle(endSession, async ({ actor }, deps: IdentityDeps) => {
  await end(actor.sessionId, 'signed-out', deps)
  return undefined
})
