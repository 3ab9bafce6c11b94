/** SQLSTATE's classes "data exception" and "integrity constraint violation". */
const OF_DATA = /^2[23]/

/** Does PostgreSQL refuse what is written, so that it would another time too? */
export const isWrongData = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && OF_DATA.test(error.code)
