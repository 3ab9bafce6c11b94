import { EMAIL_MAX, isEmail } from '@vizit/domain/person/email.ts'
import { z } from 'zod'

/** Of which an account has one (product §3, "User"). */
export const EmailUsage = z.enum(['PRIMARY'])

/** Of any domain, those of `.бел` too (docs/decisions/0072). */
export const EmailAddress = z.string().max(EMAIL_MAX).refine(isEmail).meta({ format: 'idn-email' })

export const Email = z.object({ address: EmailAddress, usage: EmailUsage, confirmed: z.boolean() })

/** The whole list, as it shall be: none, or one that is confirmed by a mail. */
export const Emails = z.array(z.strictObject({ address: z.string().max(320), usage: EmailUsage })).max(1)
