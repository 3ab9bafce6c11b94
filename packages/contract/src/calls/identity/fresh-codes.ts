import { z } from 'zod'
import { call } from '../../call.ts'
import { freshDeeds } from '../../shapes/fresh-deed.ts'
import { Count } from '../../shapes/numbers.ts'
import { Uuid } from '../../shapes/scalars.ts'

/**
 * For calls marked `freshCode`: the code goes to the account's phone and confirms this deed, once, from this session.
 * Asked again before `resendAfter` is over, the code that was sent is named again and nothing is sent: so a lost answer
 * costs nothing. INVALID_STATE: that code takes no more guesses, and another one may be sent in `retryAfter`.
 */
export const sendFreshCode = call({
  module: 'identity',
  summary: "Send a code to the account's phone that confirms one deed",
  method: 'POST',
  path: '/api/v2/my/fresh-codes',
  // A code of the last 61 seconds is named again; asked for still later, nobody has seen the first one's id.
  repeat: 'settles',
  who: 'patient',
  body: z.strictObject({ deed: z.enum(freshDeeds).describe('what the code is to confirm') }),
  status: 200,
  answer: z.object({
    id: Uuid.describe('the `fresh-code` header of the call is `<id>:<code>`'),
    maskedPhone: z.string(),
    resendAfter: Count.describe('seconds'),
    expiresAfter: Count.describe('seconds that the code works'),
  }),
  errors: ['INVALID_STATE', 'ERROR_TOO_MANY_REQUESTS'],
})
