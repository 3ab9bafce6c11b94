import { startPhoneLogin } from '@vizit/contract/calls/identity/identity.ts'
import { parsePhone } from '@vizit/domain/person/phone.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { secondsUntilResend, startPhoneLogin as start } from '../use-cases/start-phone-login.ts'

export const startPhoneLoginRoute = handle(
  startPhoneLogin,
  async ({ body, language, address, idempotencyKey: key, refuse }, deps: IdentityDeps) => {
    const phone = parsePhone(body.phone)
    if (!phone) return refuse('INCORRECT_PHONE_NUMBER')
    const { deviceId, deviceName, recaptchaValue: proof } = body
    const request = { phone, deviceId, deviceName, address, proof, key, language: body.language ?? language }
    const started = await start(request, deps)
    if (started.kind === 'wrong-proof') return refuse('RECAPCHA_IS_NOT_VALID')
    if ('retryAfter' in started) {
      const { kind, retryAfter } = started
      if (kind === 'sender-locked') return refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter })
      return refuse('INVALID_STATE', { retryAfter, ...(kind === 'wait' && { reInitAfter: retryAfter }) })
    }
    const needsHumanCheck = started.kind === 'needs-human'
    const resendAfter = started.sentAt
      ? secondsUntilResend(started.sentAt, deps.clock.now())
      : limits.resendSeconds
    return { id: started.id, needsHumanCheck, resendAfter }
  },
)
