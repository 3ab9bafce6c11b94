import { z } from 'zod'
import { Count } from '../shapes/numbers.ts'
import { kind, none, RetryAfter } from './error-kind.ts'

/** Reviews (decisions D18). */
export const reviewErrors = {
  /** The visit cannot be reviewed by this account. */
  REVIEW_NOT_ALLOWED: kind(
    422,
    false,
    z.object({
      reason: z
        .enum(['no-birthday', 'no-name', 'underage', 'not-past', 'cancelled', 'missed'])
        .describe('no-birthday, no-name: the profile lacks it; the name is needed only to publish it'),
    }),
  ),
  REVIEW_EXISTS: kind(
    409,
    false,
    z.object({ reviewId: z.string().nullable().describe("null: another of the child's parents wrote it") }),
  ),
  /** It was changed meanwhile, by the same account on another device or in another tab. */
  REVIEW_CHANGED: kind(409, false, none),
  /** The author wants to report their own review. */
  OWN_REVIEW_REPORT: kind(422, false, none),
  REPORT_LIMIT: kind(429, true, RetryAfter.extend({ limit: Count.min(1).describe('reports a day') })),
}
