import { z } from 'zod'
import { call } from '../../call.ts'
import { PictureDigits, SixDigits } from '../../shapes/code.ts'
import { Count } from '../../shapes/numbers.ts'
import { Language, PhoneInput, Uuid } from '../../shapes/scalars.ts'
import { DeviceId, DeviceName, Session } from '../../shapes/session.ts'

const login = '/api/v2/my/phone-login'
const session = '/api/v2/my/session'

/**
 * The phone step of the sign-in (calls §7.2). It sends a 6-digit code that is valid for 5 minutes, unless the captcha
 * comes first (`needsHumanCheck`). Called again with the same phone and device after 61 s, it sends a new code.
 */
export const startPhoneLogin = call({
  module: 'identity',
  summary: 'Ask for a sign-in code by SMS',
  method: 'POST',
  path: `${login}/init`,
  who: 'anyone',
  idempotent: true,
  body: z.strictObject({
    phone: PhoneInput,
    deviceId: DeviceId,
    deviceName: DeviceName,
    language: Language.optional(),
    recaptchaValue: z
      .string()
      .max(2048)
      .optional()
      .describe('the solved proof of work; without it a captcha is required sooner'),
  }),
  status: 200,
  answer: z.object({
    id: Uuid,
    needsHumanCheck: z.boolean(),
    resendAfter: Count.describe('seconds until another code may be requested'),
  }),
  errors: [
    'INCORRECT_PHONE_NUMBER',
    'RECAPCHA_IS_NOT_VALID',
    'ERROR_TOO_MANY_REQUESTS',
    'BLOCKED_TRY_LATER',
    'INVALID_STATE',
  ],
})

export const drawHumanCode = call({
  module: 'identity',
  summary: 'Draw the captcha picture of a sign-in; each request draws a new one',
  method: 'GET',
  path: `${login}/human-code`,
  who: 'anyone',
  query: z.object({ id: Uuid }),
  status: 200,
  produces: 'image/png',
  errors: ['ERROR_SESSION_EXPIRED', 'INVALID_STATE', 'ERROR_TOO_MANY_REQUESTS'],
})

export const speakHumanCode = call({
  module: 'identity',
  summary: 'Speak the digits of the captcha picture; counts as a drawing, and draws one if there is none',
  method: 'GET',
  path: `${login}/human-code/audio`,
  who: 'anyone',
  query: z.object({ id: Uuid }),
  status: 200,
  produces: 'audio/wav',
  errors: ['ERROR_SESSION_EXPIRED', 'INVALID_STATE', 'ERROR_TOO_MANY_REQUESTS'],
})

export const confirmHuman = call({
  module: 'identity',
  summary: 'Confirm the captcha; then the SMS code is sent',
  method: 'POST',
  path: `${login}/confirm-human`,
  who: 'anyone',
  body: z.strictObject({ id: Uuid, code: PictureDigits }),
  status: 200,
  answer: z.object({ id: Uuid, resendAfter: Count.describe('seconds until another code may be requested') }),
  errors: ['INVALID_CAPTCHA_CODE', 'ERROR_SESSION_EXPIRED', 'INVALID_STATE', 'ERROR_TOO_MANY_REQUESTS'],
})

export const confirmSms = call({
  module: 'identity',
  summary: 'Confirm the SMS code; answers a sign-in token that can be used once',
  method: 'POST',
  path: `${login}/confirm-sms`,
  who: 'anyone',
  idempotent: true,
  body: z.strictObject({ id: Uuid, code: SixDigits }),
  status: 200,
  answer: z.object({ token: z.string() }),
  errors: ['INVALID_CODE', 'ERROR_SESSION_EXPIRED', 'INVALID_STATE', 'BLOCKED_TRY_LATER'],
})

export const startSession = call({
  module: 'identity',
  summary: 'Exchange a sign-in token for a session on this device; registers a new account if there is none',
  method: 'POST',
  path: session,
  who: 'anyone',
  // The token works again on its device while it is valid, because the first answer may have been lost.
  repeat: 'settles',
  body: z.strictObject({
    token: z.string().max(512),
    deviceId: DeviceId,
    register: z
      .boolean()
      .optional()
      .describe('false: an unknown phone is refused with USER_NOT_REGISTERED, and the token stays valid'),
    anonymousId: Uuid.optional().describe('the id of the guest that this person was before the sign-in'),
  }),
  status: 200,
  answer: Session,
  errors: ['ERROR_SESSION_EXPIRED', 'USER_NOT_REGISTERED'],
})

export const refreshSession = call({
  module: 'identity',
  summary:
    'Exchange a refresh token for new tokens. Repeated on the same device within 60 seconds, it answers the same tokens; if those were already used, the session ends',
  method: 'POST',
  path: `${session}/refresh`,
  who: 'anyone',
  body: z.strictObject({ refreshToken: z.string().max(512), deviceId: DeviceId }),
  status: 200,
  answer: Session,
  errors: ['SESSION_EXPIRED'],
})

export const endSession = call({
  module: 'identity',
  topics: [],
  summary: 'Sign out on this device',
  method: 'DELETE',
  path: session,
  who: 'device',
  status: 204,
  errors: [],
})
