import { z } from 'zod'
import { call } from '../../call.ts'
import { SixDigits } from '../../shapes/code.ts'
import { ConfirmationSent } from '../../shapes/confirmation-sent.ts'
import { Email, Emails } from '../../shapes/email.ts'
import { Count } from '../../shapes/numbers.ts'

const profile = '/api/v2/my/profile'

/**
 * The list replaces the previous one (calls §7.4). A confirmation mail goes to a new address; the previous address
 * stays valid until the new one is confirmed. An empty list removes the address. In both cases a mail to the previous
 * address contains a link that undoes the change for 72 hours.
 */
export const saveEmails = call({
  module: 'identity',
  topics: ['profile'],
  summary: 'Change the e-mail of the account; a new address must be confirmed',
  method: 'PUT',
  path: `${profile}/emails`,
  who: 'patient',
  body: Emails,
  freshCode: { deed: 'email', when: 'a confirmed address is replaced or removed' },
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
  topics: [],
  summary: 'Send the confirmation e-mail again: for the new address, or for the waiting device',
  method: 'POST',
  path: `${profile}/re-confirm`,
  who: 'device',
  status: 200,
  answer: ConfirmationSent,
  errors: ['NOT_FOUND', 'INVALID_STATE', 'ERROR_TOO_MANY_REQUESTS'],
})

const Confirmed = z.object({
  confirmed: z.enum(['EMAIL', 'DEVICE']).describe('what was confirmed: the address, or the waiting device'),
  maskedEmail: z.string(),
  deviceName: z.string().nullable().describe('the name of the device that got access'),
})

/**
 * The token is part of the link in the mail, which may be opened on any device. It works once. Repeated within 24
 * hours, the call answers with the confirmed address, as long as it stays confirmed.
 */
export const confirmEmail = call({
  module: 'identity',
  topics: ['profile', 'devices'],
  repeat: 'settles',
  summary: 'Confirm by the link of a confirmation e-mail',
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
  topics: ['profile', 'devices'],
  summary: 'Confirm by the code of a confirmation e-mail, on the device that asked for it',
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
 * The token is part of the link in the mail to the previous address; no sign-in is needed. It works once. Repeated
 * within its 72 hours, the call answers with what was done, as long as that is still valid. The previous address is
 * confirmed again. The device that changed it, and devices admitted since then, are signed out and need access by its
 * mail. Later changes are undone too.
 */
export const undoEmailChange = call({
  module: 'identity',
  topics: ['profile', 'devices'],
  repeat: 'settles',
  summary: "Undo the change or removal of an account's e-mail, by the link of the e-mail about it",
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
