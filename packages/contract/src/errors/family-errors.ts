import { z } from 'zod'
import { Count } from '../shapes/numbers.ts'
import { kind, none } from './error-kind.ts'

/** Family (calls §8.3). */
export const familyErrors = {
  INVALID_OBJECT_ID: kind(400, false, none),
  VALIDATION_ERROR: kind(
    400,
    false,
    z.object({
      reason: z.enum(['wrong-code', 'code-over', 'another-person']),
      attemptsLeft: Count.describe('remaining attempts for the code that was sent last'),
    }),
  ),
  PERSON_EXISTS: kind(
    409,
    false,
    z.object({
      inOwnFamily: z.boolean(),
      wasInOwnFamily: z
        .boolean()
        .describe('the person has removed this child before, so it is the same child'),
    }),
  ),
  NEEDS_CONFIRMATION: kind(409, false, z.object({ objectId: z.string().describe('the relId') })),
  FAMILY_LIMIT: kind(
    409,
    false,
    z.object({ relKind: z.enum(['SPOUSE', 'PARENT', 'CHILD']), limit: Count.min(1) }),
  ),
  /** The request to join was answered, withdrawn or has expired. */
  JOIN_REQUEST_OVER: kind(409, false, none),
  HAS_PLANNED_VISITS: kind(409, false, none),
  COVERER_ACTIVE: kind(409, false, none),
}
