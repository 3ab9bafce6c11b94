import { z } from 'zod'
import { kind, none, RetryAfter } from './error-kind.ts'

/** General (calls §8.5). */
export const generalErrors = {
  INVALID_ARGUMENT: kind(
    400,
    false,
    z.object({
      fields: z.array(
        z.object({
          path: z.string(),
          problem: z.string().describe('a machine-readable kind of problem'),
          expected: z.array(z.string()).optional().describe('the values that are accepted, if they are few'),
        }),
      ),
    }),
  ),
  UNAUTHENTICATED: kind(401, false, none),
  SESSION_EXPIRED: kind(
    401,
    false,
    z.object({
      signedOut: z
        .boolean()
        .optional()
        .describe(
          'only when refreshing. true: the owner signed this device out or deleted the account, and the device must delete its store. Otherwise the store stays locked until the same account signs in',
        ),
      accountDeleted: z
        .boolean()
        .optional()
        .describe(
          'only when refreshing, together with `signedOut`: the account was deleted, which confirms a deletion whose answer was lost',
        ),
    }),
  ),
  NOT_FOUND: kind(404, false, none),
  /** The path is known, the method is not one of its own; they are the `Allow` header too. */
  METHOD_NOT_ALLOWED: kind(405, false, z.object({ methods: z.array(z.string()) })),
  TOO_MANY_REQUESTS: kind(429, true, RetryAfter),
  PAYLOAD_TOO_LARGE: kind(413, false, none),
  /** A redirect without a target, as the specification has it (calls §7.3). */
  OUTDATED_VERSION: kind(301, false, z.object({ minimumVersion: z.string() })),
  UNEXPECTED_PROBLEM: kind(500, true, z.object({ requestId: z.string() })),
  /** Attributes are absent if a proxy answers instead of the server. */
  SERVICE_UNAVAILABLE: kind(503, true, RetryAfter.partial()),
}
