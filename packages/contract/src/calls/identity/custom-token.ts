import { z } from 'zod'
import { call } from '../../call.ts'
import { Uuid } from '../../shapes/scalars.ts'
import { DeviceId, DeviceName, Session } from '../../shapes/session.ts'

/**
 * Signs in a person identified by a partner (product §1, "custom token"): a JWT signed by the partner's own key. `sub`
 * is the phone in digits, `iss` the partner, `aud` this server; its `jti` is accepted once and its `exp` is at most
 * five minutes ahead.
 */
export const startCustomSession = call({
  module: 'identity',
  summary: "Exchange a partner's token for a session on this device",
  method: 'POST',
  path: '/api/v2/my/session/custom-token',
  who: 'anyone',
  perAddress: { times: 30, seconds: 60 },
  body: z.strictObject({
    token: z.string().min(1).max(4096),
    deviceId: DeviceId,
    deviceName: DeviceName,
    anonymousId: Uuid.optional().describe('the id of the guest that this person was before the sign-in'),
  }),
  status: 200,
  answer: Session,
  errors: ['INVALID_CUSTOM_TOKEN'],
})
