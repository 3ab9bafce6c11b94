import type { RefusalCode } from './refusal.ts'

/**
 * A refusal translated to our codes. Other identity services leave out attributes that ours give, such as the remaining
 * attempts.
 */
interface Foreign {
  readonly code: RefusalCode
  readonly attributes?: object
}

/** Such a service gives no waiting time, so the lock of decisions D3 is assumed. */
const blocked: Foreign = { code: 'ERROR_TOO_MANY_REQUESTS', attributes: { retryAfter: 3 * 3600 } }
const wrongPhone: Foreign = { code: 'INCORRECT_PHONE_NUMBER' }
const wrongCode: Foreign = { code: 'INVALID_CODE' }
const expired: Foreign = { code: 'ERROR_SESSION_EXPIRED' }
const offline: Foreign = { code: 'OFFLINE' }

/** The error names of both sign-in paths (calls §8.1, decisions D5), without the prefix `auth/`. */
const names: Readonly<Record<string, Foreign>> = {
  'invalid-phone-number': wrongPhone,
  'missing-phone-number': wrongPhone,
  'invalid-verification-code': wrongCode,
  ERROR_INVALID_VERIFICATION_CODE: wrongCode,
  INVALID_INPUT: wrongCode,
  'code-expired': expired,
  'session-expired': expired,
  'too-many-requests': blocked,
  'quota-exceeded': blocked,
  'network-request-failed': offline,
  ERROR_NETWORK_REQUEST_FAILED: offline,
  'captcha-check-failed': { code: 'RECAPCHA_IS_NOT_VALID' },
}

/**
 * Translates the error name of another identity service to our code; undefined for an unknown name. The meaning of two
 * names depends on the refused step.
 */
export function foreignRefusal(name: string, path: string): Foreign | undefined {
  if (name === 'INVALID_INPUT' && path.endsWith('/confirm-human')) return { code: 'INVALID_CAPTCHA_CODE' }
  if (name === 'INVALID_PARAM' && path.endsWith('/phone-login/init')) return wrongPhone
  return names[name.replace(/^auth\//, '')]
}
