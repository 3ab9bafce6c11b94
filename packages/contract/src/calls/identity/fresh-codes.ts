import { z } from 'zod'
import { call } from '../../call.ts'
import { freshDeeds } from '../../shapes/fresh-deed.ts'
import { Count } from '../../shapes/numbers.ts'
import { Uuid } from '../../shapes/scalars.ts'

/**
 * For calls marked `freshCode`: sends a code to the account's phone that confirms one action, once, in this session.
 * Called again before `resendAfter` is over, it answers with the same code's id and sends nothing, so a lost answer
 * does no harm. INVALID_STATE: the code has no attempts left, and another may be sent in `retryAfter` seconds.
 */
export const sendFreshCode = call({
  module: 'identity',
  topics: [],
  summary: "Send an SMS code to the account's phone, to confirm one action",
  method: 'POST',
  path: '/api/v2/my/fresh-codes',
  // Within 61 seconds the id of the same code is returned; a later request sends a new code.
  repeat: 'settles',
  who: 'patient',
  body: z.strictObject({ deed: z.enum(freshDeeds).describe('the action that the code confirms') }),
  status: 200,
  answer: z.object({
    id: Uuid.describe('the value of the `fresh-code` header is `<id>:<code>`'),
    maskedPhone: z.string(),
    resendAfter: Count.describe('seconds until another code may be requested'),
    expiresAfter: Count.describe('seconds until the code expires'),
  }),
  errors: ['INVALID_STATE', 'ERROR_TOO_MANY_REQUESTS'],
})
