import { z } from 'zod'
import { Count } from '../shapes/numbers.ts'
import { kind } from './error-kind.ts'

/** Waiting list. */
export const waitlistErrors = {
  WAIT_EXISTS: kind(
    409,
    false,
    z.object({
      waitId: z.string().nullable().describe('the other wait; null: a relative of the patient made it'),
    }),
  ),
  WAIT_LIMIT: kind(
    409,
    false,
    z.object({ limit: Count.min(1).describe('the largest number of waits of one account') }),
  ),
  OFFER_OVER: kind(410, false, z.object({ state: z.enum(['taken', 'declined', 'passed', 'withdrawn']) })),
}
