import { plainLine } from '@vizit/domain/validation/plain-line.ts'
import { z } from 'zod'
import { Instant } from './scalars.ts'

/** An id that a device generated for itself. */
export const DeviceId = z
  .string()
  .min(8)
  .max(128)
  .regex(/^[\w.-]+$/)

/** Without what would show other words than it has: it is shown to the account's owner. */
export const DeviceName = z.string().max(120).transform(plainLine)

/** The tokens of a signed-in device. */
export const Session = z.object({
  identityToken: z.string(),
  refreshToken: z.string(),
  expiresAt: Instant.describe('expiry of the identity token'),
})
