import type { RefusalCode } from './refusal.ts'

/** Refusals that are not about the requested data: the same request may succeed later. */
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
  'CONTRACT_KEY_BLOCKED',
  'CLINIC_UNAVAILABLE',
  'SYNC_FAILED',
  'ACODES_BLOCKED',
  'REPORT_LIMIT',
  'DRUG_SERVICE_UNAVAILABLE',
  'CONTRACT_IS_NOT_SYNCHRONIZED',
  'CONTRACT_NOT_READY',
])

/** True if this refusal of a reading call makes earlier data invalid: it no longer exists, or not for this account. */
export const isDataWithdrawn = (code: RefusalCode): boolean => !passing.has(code)
