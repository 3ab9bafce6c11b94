import type { RefusalCode } from './refusal.ts'

/** A refusal in our words. Other makers leave out what ours say besides, such as the attempts that are left. */
interface Foreign {
  readonly code: RefusalCode
  readonly attributes?: object
}

/** Such a service names no wait: the lock of decisions D3 is assumed. */
const blocked: Foreign = { code: 'ERROR_TOO_MANY_REQUESTS', attributes: { retryAfter: 3 * 3600 } }
const wrongPhone: Foreign = { code: 'INCORRECT_PHONE_NUMBER' }
const wrongCode: Foreign = { code: 'INVALID_CODE' }
const expired: Foreign = { code: 'ERROR_SESSION_EXPIRED' }
const offline: Foreign = { code: 'OFFLINE' }

/** The names of both ways to sign in (calls §8.1, decisions D5), without the prefix `auth/`. */
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
 * What a refusal of another maker's sign-in is called here; undefined when its name is none of those. Two names
 * mean what the refused step asked for.
 */
export function foreignRefusal(name: string, path: string): Foreign | undefined {
  if (name === 'INVALID_INPUT' && path.endsWith('/confirm-human')) return { code: 'INVALID_CAPTCHA_CODE' }
  if (name === 'INVALID_PARAM' && path.endsWith('/phone-login/init')) return wrongPhone
  return names[name.replace(/^auth\//, '')]
}
