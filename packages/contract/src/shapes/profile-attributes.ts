import { z } from 'zod'

/** Everything that a waiting device learns about an account (product §6, "accessNotAuthorized"). */
export const ProfileAttributes = z.object({
  maskedName: z.string().nullable().describe('first letters only'),
  maskedEmail: z
    .string()
    .nullable()
    .describe('where a confirmation would be sent; null: there is no such address'),
  deviceRef: z.string().describe('of this device, for support'),
})
