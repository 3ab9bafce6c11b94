import { z } from 'zod'
import { Count } from '../shapes/numbers.ts'
import { kind } from './error-kind.ts'

/** Medical documents (calls §8.1, §8.2). */
export const documentErrors = {
  INVALID_ACODE: kind(
    400,
    false,
    z.object({
      reason: z
        .enum(['wrong', 'missing', 'over'])
        .describe(
          'wrong: an incorrect code; missing: no code was given, or none was requested; over: a correct code that has expired or was replaced by a newer one',
        ),
      attemptsLeft: Count,
    }),
  ),
  ACODES_BLOCKED: kind(
    423,
    true,
    z.object({ minutes: Count.min(1).describe('minutes until the next attempt') }),
  ),
  DOCUMENTS_CONSENT_REQUIRED: kind(403, false, z.object({ profileId: z.string(), providerCode: z.string() })),
  RANGE_NOT_SATISFIABLE: kind(
    416,
    false,
    z.object({ byteCount: Count.describe('size of the whole file in bytes') }),
  ),
}
