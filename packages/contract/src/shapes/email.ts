import { EMAIL_MAX, isEmail } from '@vizit/domain/person/email.ts'
import { z } from 'zod'

/** An account has one address (product §3, "User"). */
export const EmailUsage = z.enum(['PRIMARY'])

/** Any domain, including `.бел` (docs/decisions/0072). */
export const EmailAddress = z.string().max(EMAIL_MAX).refine(isEmail).meta({ format: 'idn-email' })

export const Email = z.object({ address: EmailAddress, usage: EmailUsage, confirmed: z.boolean() })

/** The complete new list: empty, or one address that a mail will confirm. */
export const Emails = z.array(z.strictObject({ address: z.string().max(320), usage: EmailUsage })).max(1)
