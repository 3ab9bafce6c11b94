import { z } from 'zod'
import { Count } from './numbers.ts'

/** A mail with a link and a 6-digit code was sent. */
export const ConfirmationSent = z.object({
  maskedEmail: z.string().describe('where it goes'),
  resendAfter: Count.describe('seconds until another one may be asked for'),
})
