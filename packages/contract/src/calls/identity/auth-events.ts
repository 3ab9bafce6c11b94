import { z } from 'zod'
import { call } from '../../call.ts'

/** Sign-in events reported by a device (product §4, "Auth events"); stored for 90 days, without personal data. */
export const recordAuthEvent = call({
  module: 'identity',
  topics: [],
  summary: 'Record an event of the sign-in, without personal data',
  method: 'POST',
  path: '/api/v2/my/auth-stats',
  who: 'visitor',
  perAddress: { times: 60, seconds: 60 },
  body: z.strictObject({
    event: z.enum(['code entered', 'wrong code', 'app reopened', 'auth state changed']),
    value: z
      .string()
      .regex(/^[a-z][a-z-]{0,31}$/)
      .optional(),
  }),
  status: 204,
  errors: [],
})
