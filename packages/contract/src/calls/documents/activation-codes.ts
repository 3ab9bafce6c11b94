import { z } from 'zod'
import { call } from '../../call.ts'
import { SixDigits } from '../../shapes/code.ts'
import { Count } from '../../shapes/numbers.ts'
import { Instant, Uuid } from '../../shapes/scalars.ts'

const path = '/api/v2/my/providers/acodes'
const subject = { is: 'profile', at: 'body', field: 'profileId', needs: 'VIEW_REPORTS_TESTS' } as const

const asked = {
  providerCode: z.string().min(1).max(40),
  recordLink: Uuid.describe('the medical record of the test or report'),
  profileId: Uuid,
  isTest: z.boolean().describe('true: the code opens a test; false: a report of a visit'),
}

/**
 * The code goes to the phone in the organisation's patient record, whoever asks for it. INVALID_STATE gives the seconds
 * until another code may be sent. ERROR_TOO_MANY_REQUESTS: this account, or others for this patient, asked too often.
 */
export const requestActivationCode = call({
  module: 'documents',
  topics: ['consents'],
  summary: 'Ask the organisation to send an activation code by SMS',
  method: 'POST',
  path,
  who: 'patient',
  subject,
  // A repeated request asks for another code, so an idempotency key is not needed.
  perAddress: { times: 60, seconds: 3600 },
  body: z.strictObject(asked),
  status: 200,
  answer: z.object({
    maskedPhone: z.string(),
    resendAfter: Count.describe('seconds until another code may be requested'),
    expiresAt: Instant.describe("the code's expiry"),
  }),
  errors: [
    'NOT_FOUND',
    'DOCUMENTS_CONSENT_REQUIRED',
    'ACODES_BLOCKED',
    'INVALID_STATE',
    'ERROR_TOO_MANY_REQUESTS',
  ],
})

/** After that the code opens all tests and reports of this record in this session. */
export const confirmActivationCode = call({
  module: 'documents',
  topics: ['consents'],
  summary: 'Confirm the activation code from the SMS',
  method: 'POST',
  path: `${path}/confirm`,
  who: 'patient',
  idempotent: true,
  subject,
  body: z.strictObject({
    ...asked,
    code: SixDigits,
  }),
  status: 200,
  answer: z.object({
    opensUntil: Instant.describe('until then the same code in the `access-code` header opens the record'),
  }),
  errors: ['NOT_FOUND', 'DOCUMENTS_CONSENT_REQUIRED', 'INVALID_ACODE', 'ACODES_BLOCKED'],
})
