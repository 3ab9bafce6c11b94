import { z } from 'zod'

/** All that a device learns of an account while it waits to be let in (product §6, "accessNotAuthorized"). */
export const ProfileAttributes = z.object({
  maskedName: z.string().nullable().describe('first letters only'),
  maskedEmail: z
    .string()
    .nullable()
    .describe('where a confirmation would be sent; null: there is no such address'),
  deviceRef: z.string().describe('of this device, for support'),
})
