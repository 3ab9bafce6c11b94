import { startCustomSession } from '@vizit/contract/calls/identity/custom-token.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../deps.ts'
import { startCustomSession as start } from '../use-cases/start-custom-session.ts'

export const startCustomSessionRoute = handle(
  startCustomSession,
  async ({ body, language, address, refuse }, deps: IdentityDeps) => {
    const { token, deviceId, deviceName, anonymousId } = body
    const session = await start({ token, deviceId, deviceName, language, address, anonymousId }, deps)
    return typeof session === 'string' ? refuse('INVALID_CUSTOM_TOKEN', { reason: session }) : session
  },
)
