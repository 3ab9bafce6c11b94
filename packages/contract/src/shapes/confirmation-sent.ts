import { z } from 'zod'
import { Count } from './numbers.ts'

/** A mail with a link and a 6-digit code is under way. */
export const ConfirmationSent = z.object({
  maskedEmail: z.string().describe('where it goes'),
  resendAfter: Count.describe('seconds until another one may be asked for'),
})
