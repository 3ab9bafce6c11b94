const EXCLUSION_VIOLATION = '23P01'

/** Whether an exclusion constraint failed: a person would have two visits at once. */
export const isExclusion = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === EXCLUSION_VIOLATION
