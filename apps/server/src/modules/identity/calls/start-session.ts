import { startSession } from '@vizit/contract/calls/identity/identity.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../deps.ts'
import { startSession as start } from '../use-cases/start-session.ts'

export const startSessionRoute = handle(
  startSession,
  async ({ body, address, refuse }, deps: IdentityDeps) => {
    const { token, deviceId, anonymousId, register = true } = body
    const session = await start({ token, deviceId, anonymousId, address, register }, deps)
    if (session === 'not-registered') return refuse('USER_NOT_REGISTERED')
    return session === 'not-in-force' ? refuse('ERROR_SESSION_EXPIRED') : session
  },
)
