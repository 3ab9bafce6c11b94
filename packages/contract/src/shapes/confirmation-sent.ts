import { z } from 'zod'
import { Count } from './numbers.ts'

/** A mail with a link and a 6-digit code was sent. */
export const ConfirmationSent = z.object({
  maskedEmail: z.string().describe('the address to which the e-mail was sent'),
  resendAfter: Count.describe('seconds until another e-mail may be requested'),
})
