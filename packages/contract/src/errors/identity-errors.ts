import { z } from 'zod'
import { freshDeeds } from '../shapes/fresh-deed.ts'
import { Count } from '../shapes/numbers.ts'
import { ProfileAttributes } from '../shapes/profile-attributes.ts'
import { kind, none, RetryAfter } from './error-kind.ts'

/** Sign-in and identity (calls §8.1). */
export const identityErrors = {
  INCORRECT_PHONE_NUMBER: kind(400, false, none),
  INVALID_CODE: kind(
    400,
    false,
    z.object({
      attemptsLeft: Count,
      retryAfter: Count.optional().describe(
        'seconds until another code may be requested, if no attempt is left',
      ),
    }),
  ),
  INVALID_CAPTCHA_CODE: kind(400, false, none),
  RECAPCHA_IS_NOT_VALID: kind(400, true, none),
  USER_NOT_REGISTERED: kind(404, false, none),
  INVALID_CUSTOM_TOKEN: kind(
    400,
    false,
    z.object({
      reason: z.enum([
        'unknown-key',
        'malformed',
        'wrong-audience',
        'expired',
        'lives-too-long',
        'replayed',
        'no-phone',
      ]),
    }),
  ),
  ERROR_SESSION_EXPIRED: kind(410, false, none),
  INVALID_STATE: kind(
    409,
    true,
    RetryAfter.extend({
      needsHumanCheck: z.boolean().optional(),
      reInitAfter: Count.optional().describe('seconds until the sign-in may be started again'),
    }),
  ),
  ERROR_TOO_MANY_REQUESTS: kind(
    429,
    true,
    RetryAfter.extend({
      reason: z
        .enum(['recipient'])
        .optional()
        .describe(
          'recipient: enough was sent to this address, whoever asked for it; absent: the sender asked too often',
        ),
    }),
  ),
  ACCESS_NOT_AUTHORIZED: kind(403, false, z.object({ profileAttributes: ProfileAttributes })),
  /** The captcha comes first; the client repeats the same request with its answer. */
  HUMAN_CHECK_REQUIRED: kind(428, false, z.object({ id: z.uuid() })),
  VISIT_LINK_EXPIRED: kind(410, false, none),
  PROFILE_EXISTS: kind(
    409,
    false,
    z.object({
      deviceIdOfExistedUser: z
        .string()
        .describe('a device reference (`deviceRef`) of the other account, for support'),
    }),
  ),
  LINK_EXPIRED: kind(410, false, none),
  FRESH_SIGN_IN_REQUIRED: kind(403, false, none),
  BLOCKED_TRY_LATER: kind(423, true, RetryAfter),
  /** The call needs a code that was just sent to the account's phone (`sendFreshCode`). */
  FRESH_CODE_REQUIRED: kind(428, false, z.object({ deed: z.enum(freshDeeds) })),
  /** The code was used or has expired, or was sent for another action, account or device. */
  FRESH_CODE_EXPIRED: kind(410, false, none),
}
