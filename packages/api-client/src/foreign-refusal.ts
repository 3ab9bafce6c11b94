import type { Refusal } from './refusal.ts'

const THREE_HOURS = 3 * 3600

const wrongPhone: Refusal = { code: 'INCORRECT_PHONE_NUMBER', detail: '', attributes: {} }
const expired: Refusal = { code: 'ERROR_SESSION_EXPIRED', detail: '', attributes: {} }
const offline: Refusal = { code: 'OFFLINE', detail: '', attributes: {} }
const wrongCaptcha: Refusal = { code: 'INVALID_CAPTCHA_CODE', detail: '', attributes: {} }
const wrongProof: Refusal = { code: 'RECAPCHA_IS_NOT_VALID', detail: '', attributes: {} }
// Such a service names no wait: the lock of decisions D3 is assumed.
const blocked: Refusal = {
  code: 'ERROR_TOO_MANY_REQUESTS',
  detail: '',
  attributes: { retryAfter: THREE_HOURS },
}
const wrongCode: Refusal = { code: 'INVALID_CODE', detail: '', attributes: {} }

/** The names of both ways to sign in (calls §8.1, decisions D5), without the prefix `auth/`. */
const names: Readonly<Record<string, Refusal>> = {
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
  'captcha-check-failed': wrongProof,
}

/**
 * What a refusal of another maker's sign-in is called here; undefined when its name is none of those. Two names
 * mean what the refused step asked for.
 */
export function foreignRefusal(name: string, path: string): Refusal | undefined {
  if (name === 'INVALID_INPUT' && path.endsWith('/confirm-human')) return wrongCaptcha
  if (name === 'INVALID_PARAM' && path.endsWith('/phone-login/init')) return wrongPhone
  return names[name.replace(/^auth\//, '')]
}
