import type { RefusalCode } from './refusal.ts'

/** Refusals that say nothing of what was asked for: the same request may be answered later. */
const passing: ReadonlySet<string> = new Set([
  'OFFLINE',
  'TIMED_OUT',
  'TOO_MANY_REQUESTS',
  'UNEXPECTED_PROBLEM',
  'SERVICE_UNAVAILABLE',
  'RECAPCHA_IS_NOT_VALID',
  'INVALID_STATE',
  'ERROR_TOO_MANY_REQUESTS',
  'BLOCKED_TRY_LATER',
  'CLINIC_UNAVAILABLE',
  'SYNC_FAILED',
  'ACODES_BLOCKED',
])

/** Does a refusal of a reading call take back what it told before: it is not there any more, or not for this account? */
export const takesBack = (code: RefusalCode): boolean => !passing.has(code)
