import { z } from 'zod'

/** Everything that a waiting device learns about an account (product §6, "accessNotAuthorized"). */
export const ProfileAttributes = z.object({
  maskedName: z.string().nullable().describe('only first letters'),
  maskedEmail: z
    .string()
    .nullable()
    .describe('the address to which a confirmation would be sent; null: there is none'),
  deviceRef: z.string().describe('the reference of this device, for support'),
})
