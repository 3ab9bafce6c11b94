const EXCLUSION_VIOLATION = '23P01'

/** Somebody would be at two visits at once. */
export const isExclusion = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === EXCLUSION_VIOLATION
