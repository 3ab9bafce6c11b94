import { z } from 'zod'

/** Of which an account has one (product §3, "User"). */
export const EmailUsage = z.enum(['PRIMARY'])

export const Email = z.object({ address: z.email(), usage: EmailUsage, confirmed: z.boolean() })

/** The whole list, as it shall be: none, or one that is confirmed by a mail. */
export const Emails = z.array(z.strictObject({ address: z.string().max(320), usage: EmailUsage })).max(1)
