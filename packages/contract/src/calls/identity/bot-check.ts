import { z } from 'zod'
import { call } from '../../call.ts'
import { Count, UnixTime } from '../../shapes/numbers.ts'

const Hex = z.string().regex(/^[0-9a-f]+$/)

/**
 * The invisible bot check (ALTCHA, version 2): the device computes it while the person types the phone. Its result,
 * `{challenge, solution}` as JSON in Base64, is the `recaptchaValue` of `startPhoneLogin`.
 */
export const drawProof = call({
  module: 'identity',
  summary: 'Draw a proof of work to solve before asking for a code; it is valid once, for five minutes',
  method: 'GET',
  path: '/api/v2/my/phone-login/challenge',
  who: 'anyone',
  status: 200,
  perAddress: { times: 120, seconds: 60 },
  answer: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: Hex,
      salt: Hex,
      cost: Count,
      keyLength: Count,
      keyPrefix: Hex,
      keySignature: Hex,
      data: z.object({ expires: UnixTime.describe('a Unix time in seconds') }),
    }),
    signature: Hex,
  }),
  errors: [],
})
