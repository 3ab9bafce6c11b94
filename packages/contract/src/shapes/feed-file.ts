import type { ErrorCode } from '../errors.ts'

/** The file of every feed that sends one. `maxBytes`: as it comes and unpacked. */
export const feedFile = (maxBytes: number) =>
  ({
    types: ['text/csv', 'application/x-ndjson', 'application/gzip', 'application/octet-stream'],
    maxBytes,
    streamed: true,
  }) as const

/** Why any feed that sends a file is refused. */
export const feedFileErrors = [
  'FEED_OUTDATED',
  'FEED_NOT_GZIP',
  'INVALID_ARGUMENT',
  'INVALID_FEED_KEY',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
] as const satisfies readonly ErrorCode[]
