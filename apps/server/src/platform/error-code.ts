/** The code that PostgreSQL, the network or the system gave an error; undefined where it has none. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
