import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register.ts'
import { confirmHumanRoute } from './calls/confirm-human.ts'
import { confirmSmsRoute } from './calls/confirm-sms.ts'
import { drawHumanCodeRoute } from './calls/draw-human-code.ts'
import { endSessionRoute } from './calls/end-session.ts'
import { refreshSessionRoute } from './calls/refresh-session.ts'
import { startPhoneLoginRoute } from './calls/start-phone-login.ts'
import { startSessionRoute } from './calls/start-session.ts'
import type { Identity } from './identity.ts'

/** Sign-in by phone and SMS code, and the sessions that follow (calls §7.2, §7.3). */
export async function identityPlugin(app: FastifyInstance, { identity }: { identity: Identity }) {
  app.addHook('onReady', () => identity.begin())
  app.addHook('onClose', () => identity.end())
  register(
    app,
    [
      startPhoneLoginRoute,
      drawHumanCodeRoute,
      confirmHumanRoute,
      confirmSmsRoute,
      startSessionRoute,
      refreshSessionRoute,
      endSessionRoute,
    ],
    identity.deps,
  )
}
