import { z } from 'zod'

/** Of which an account has one (product §3, "User"). */
export const EmailUsage = z.enum(['PRIMARY'])

export const Email = z.object({ address: z.email(), usage: EmailUsage, confirmed: z.boolean() })
