import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { requestDeviceAccessRoute } from './access/calls/request-device-access.ts'
import { requestProfileAccessRoute } from './access/calls/request-profile-access.ts'
import { resetAccountRoute } from './access/calls/reset-account.ts'
import { confirmHumanRoute } from './calls/confirm-human.ts'
import { confirmSmsRoute } from './calls/confirm-sms.ts'
import { drawHumanCodeRoute } from './calls/draw-human-code.ts'
import { drawProofRoute } from './calls/draw-proof.ts'
import { endSessionRoute } from './calls/end-session.ts'
import { recordAuthEventRoute } from './calls/record-auth-event.ts'
import { refreshSessionRoute } from './calls/refresh-session.ts'
import { speakHumanCodeRoute } from './calls/speak-human-code.ts'
import { startCustomSessionRoute } from './calls/start-custom-session.ts'
import { startPhoneLoginRoute } from './calls/start-phone-login.ts'
import { startSessionRoute } from './calls/start-session.ts'
import { endDeviceRoute } from './devices/calls/end-device.ts'
import { endOtherDevicesRoute } from './devices/calls/end-other-devices.ts'
import { listDevicesRoute } from './devices/calls/list-devices.ts'
import { confirmEmailRoute } from './emails/calls/confirm-email.ts'
import { confirmEmailCodeRoute } from './emails/calls/confirm-email-code.ts'
import { resendConfirmationRoute } from './emails/calls/resend-confirmation.ts'
import { saveEmailsRoute } from './emails/calls/save-emails.ts'
import { undoEmailChangeRoute } from './emails/calls/undo-email-change.ts'
import { sendFreshCodeRoute } from './fresh-codes/calls/send-fresh-code.ts'
import type { Identity } from './identity.ts'

/** Sign-in by phone and SMS code, and the sessions that follow (calls §7.2, §7.3). */
export async function identityPlugin(app: FastifyInstance, { identity }: { identity: Identity }) {
  app.workers.add(identity)
  register(
    app,
    [
      drawProofRoute,
      startPhoneLoginRoute,
      drawHumanCodeRoute,
      speakHumanCodeRoute,
      confirmHumanRoute,
      confirmSmsRoute,
      startSessionRoute,
      startCustomSessionRoute,
      refreshSessionRoute,
      endSessionRoute,
      sendFreshCodeRoute,
      recordAuthEventRoute,
      listDevicesRoute,
      endDeviceRoute,
      endOtherDevicesRoute,
      saveEmailsRoute,
      resendConfirmationRoute,
      confirmEmailRoute,
      confirmEmailCodeRoute,
      undoEmailChangeRoute,
      requestDeviceAccessRoute,
      requestProfileAccessRoute,
      resetAccountRoute,
    ],
    identity.deps,
  )
}
