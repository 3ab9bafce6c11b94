import { z } from 'zod'
import { call } from '../../call.ts'
import { ConfirmationSent } from '../../shapes/confirmation-sent.ts'
import { Uuid } from '../../shapes/scalars.ts'
import { DeviceName, Session } from '../../shapes/session.ts'

const errors = ['NOT_FOUND', 'INVALID_STATE', 'ERROR_TOO_MANY_REQUESTS'] as const

/**
 * A waiting device asks the account's owner for access (calls §7.4, "Request device access by e-mail"). An address that
 * does not belong to the account gets the same answer, but no mail is sent.
 */
export const requestDeviceAccess = call({
  module: 'identity',
  topics: ['profile'],
  summary: "Send the account's owner an e-mail that gives this device access",
  method: 'POST',
  path: '/api/v2/my/device-set-profile',
  who: 'device',
  body: z.strictObject({ profileId: Uuid, email: z.string().max(320).optional() }),
  status: 200,
  answer: ConfirmationSent,
  errors,
})

export const requestProfileAccess = call({
  module: 'identity',
  topics: [],
  summary:
    "Send the account's owner an e-mail that gives this device access, by the profile's id and with the device's name",
  method: 'POST',
  path: '/api/v2/my/profile/relative/:id',
  who: 'device',
  params: z.object({ id: Uuid }),
  query: z.object({ deviceName: DeviceName.optional() }),
  body: z.strictObject({ method: z.enum(['EMAIL']) }),
  status: 200,
  answer: ConfirmationSent,
  errors,
})

/**
 * For a number that belongs to somebody else now, or a mailbox that is lost (product §4,
 * "Reset-and-create-new-account"). Only within minutes of a sign-in by SMS, on a waiting device.
 */
export const resetAccount = call({
  module: 'identity',
  topics: [],
  summary:
    'Reset the account: this phone gets a new, empty account, and the former one loses phone, e-mail and sessions',
  method: 'POST',
  path: '/api/v2/my/profile/reset',
  who: 'device',
  body: z.strictObject({ confirmed: z.literal(true).describe('the user was told what is lost') }),
  status: 200,
  answer: Session,
  errors: ['INVALID_STATE', 'FRESH_SIGN_IN_REQUIRED'],
})
