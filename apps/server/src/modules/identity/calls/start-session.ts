import { startSession } from '@vizit/contract/calls/identity.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { IdentityDeps } from '../deps.ts'
import { startSession as start } from '../use-cases/start-session.ts'

export const startSessionRoute = handle(startSession, async ({ body, refuse }, deps: IdentityDeps) => {
  const session = await start(body.token, body.deviceId, deps)
  return session ?? refuse('ERROR_SESSION_EXPIRED')
})
