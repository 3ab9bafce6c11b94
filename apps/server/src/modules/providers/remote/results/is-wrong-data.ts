/** SQLSTATE classes "data exception" and "integrity constraint violation". */
const OF_DATA = /^2[23]/

/** Whether PostgreSQL refuses the data itself, so that a retry would fail too. */
export const isWrongData = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && OF_DATA.test(error.code)
