import { remedies } from '@vizit/domain/booking/remedy.ts'
import { z } from 'zod'
import { Count } from './numbers.ts'

/** Why online booking is declined for one person at one assignment (product §3; codes and weights: decisions D2). */
export const DeclineReason = z.object({
  code: Count,
  weight: Count,
  message: z.string(),
  remedy: z.enum(remedies).nullable().describe('what solves the problem; null: only the text can help'),
})
