import { z } from 'zod'
import { Count } from '../shapes/numbers.ts'

/** One entry of the error catalogue (calls §8). */
interface ErrorKind {
  readonly status: number
  /** True if the same request may succeed later without a change. */
  readonly retry: boolean
  readonly attributes: z.ZodObject
}

export const none = z.object({})
export const kind = <const A extends z.ZodObject>(status: number, retry: boolean, attributes: A) =>
  ({ status, retry, attributes }) satisfies ErrorKind

/** Whole seconds until the refused request may be made again. */
export const RetryAfter = z.object({ retryAfter: Count.describe('seconds') })
