/** The code of an error from PostgreSQL, the network or the system; undefined if it has none. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
