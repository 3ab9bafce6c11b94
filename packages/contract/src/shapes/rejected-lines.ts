import { z } from 'zod'
import { Count } from './numbers.ts'

/** Rows of a feed that were not taken. */
export const RejectedLines = z.object({
  count: Count.describe('lines'),
  lines: z
    .array(
      z.object({
        line: Count.describe('counts from 1, the header being one'),
        column: z.string().nullable().describe('as the feed names it; null: the line as a whole'),
        problem: z.string().describe('such as `problem.required` or `expected.date`'),
        detail: z.string().describe('the same in words'),
      }),
    )
    .describe('the first 1,000'),
})
