import { z } from 'zod'
import { call } from '../../call.ts'
import { SixDigits } from '../../shapes/code.ts'
import { ConfirmationSent } from '../../shapes/confirmation-sent.ts'
import { Email, Emails } from '../../shapes/email.ts'
import { Count } from '../../shapes/numbers.ts'

const profile = '/api/v2/my/profile'

/**
 * The list replaces the former one (calls §7.4). A new address is sent a confirmation mail; the former one stays in
 * force until the new one is confirmed. An empty list takes the address away. The former address is told of both, with a
 * link that undoes the change for 72 hours.
 */
export const saveEmails = call({
  module: 'identity',
  summary: 'Update the e-mail of the account',
  method: 'PUT',
  path: `${profile}/emails`,
  who: 'patient',
  body: Emails,
  freshCode: { deed: 'email', when: 'a confirmed address is to be replaced or taken away' },
  status: 200,
  answer: z.array(Email),
  errors: [
    'INVALID_ARGUMENT',
    'INVALID_STATE',
    'ERROR_TOO_MANY_REQUESTS',
    'PROFILE_EXISTS',
    'FRESH_CODE_REQUIRED',
    'FRESH_CODE_EXPIRED',
  ],
})

export const resendConfirmation = call({
  module: 'identity',
  summary: 'Send the confirmation mail again: of the new address, or of the device that waits',
  method: 'POST',
  path: `${profile}/re-confirm`,
  who: 'device',
  status: 200,
  answer: ConfirmationSent,
  errors: ['NOT_FOUND', 'INVALID_STATE', 'ERROR_TOO_MANY_REQUESTS'],
})

const Confirmed = z.object({
  confirmed: z.enum(['EMAIL', 'DEVICE']).describe('the address, or the device that waited'),
  maskedEmail: z.string(),
  deviceName: z.string().nullable().describe('of the device that was let in'),
})

/**
 * The token stands in the link of the mail, which may be opened on any device. Its deed is done once; asked again within its
 * day, it answers what is confirmed, as long as it is.
 */
export const confirmEmail = call({
  module: 'identity',
  repeat: 'settles',
  summary: 'Follow the link of a confirmation mail',
  method: 'POST',
  path: '/api/v2/public/confirm-email',
  who: 'anyone',
  perAddress: { times: 60, seconds: 600 },
  body: z.strictObject({ token: z.string().min(1).max(128) }),
  status: 200,
  answer: Confirmed,
  errors: ['LINK_EXPIRED', 'PROFILE_EXISTS'],
})

export const confirmEmailCode = call({
  module: 'identity',
  summary: 'Type the code of a confirmation mail on the device that asked for it',
  method: 'POST',
  path: `${profile}/confirm-code`,
  who: 'device',
  idempotent: true,
  body: z.strictObject({ code: SixDigits }),
  status: 200,
  answer: Confirmed,
  errors: ['INVALID_CODE', 'LINK_EXPIRED', 'PROFILE_EXISTS'],
})

/**
 * The token stands in the link of the mail to the former address, and needs no sign-in. Its deed is done once; asked again
 * within its 72 hours, it answers what was done, as long as that holds. The address is confirmed again; the device that changed it, and those let in since, are signed out and must be let in by its mail.
 * Changes made after that one are undone with it.
 */
export const undoEmailChange = call({
  module: 'identity',
  repeat: 'settles',
  summary: "Undo the change or removal of an account's e-mail",
  method: 'POST',
  path: '/api/v2/public/undo-email-change',
  who: 'anyone',
  perAddress: { times: 60, seconds: 600 },
  body: z.strictObject({ token: z.string().min(1).max(128) }),
  status: 200,
  answer: z.object({
    maskedEmail: z.string(),
    devicesSignedOut: Count,
  }),
  errors: ['LINK_EXPIRED', 'PROFILE_EXISTS'],
})
