import { expect, test } from 'vitest'
import { foreignRefusal } from './foreign-refusal.ts'
import { readRefusal } from './read-refusal.ts'

const login = '/api/v2/my/phone-login'

test.each([
  ['auth/invalid-phone-number', 'INCORRECT_PHONE_NUMBER'],
  ['INVALID_PARAM', 'INCORRECT_PHONE_NUMBER'],
  ['auth/invalid-verification-code', 'INVALID_CODE'],
  ['ERROR_INVALID_VERIFICATION_CODE', 'INVALID_CODE'],
  ['INVALID_INPUT', 'INVALID_CODE'],
  ['auth/code-expired', 'ERROR_SESSION_EXPIRED'],
  ['session-expired', 'ERROR_SESSION_EXPIRED'],
  ['too-many-requests', 'ERROR_TOO_MANY_REQUESTS'],
  ['auth/too-many-requests', 'ERROR_TOO_MANY_REQUESTS'],
  ['network-request-failed', 'OFFLINE'],
  ['ERROR_NETWORK_REQUEST_FAILED', 'OFFLINE'],
  ['auth/captcha-check-failed', 'RECAPCHA_IS_NOT_VALID'],
])('%s is %s', (name, code) => {
  expect(readRefusal({ code: name }, `${login}/init`)).toMatchObject({ code })
})

test('an invalid input at the captcha is a wrong captcha', () => {
  expect(foreignRefusal('INVALID_INPUT', `${login}/confirm-human`)?.code).toBe('INVALID_CAPTCHA_CODE')
  expect(foreignRefusal('INVALID_INPUT', `${login}/confirm-sms`)?.code).toBe('INVALID_CODE')
})

test('an invalid parameter of other calls is not about the phone', () => {
  expect(foreignRefusal('INVALID_PARAM', '/api/v2/my/visits')).toBeUndefined()
})

test('our own codes keep their attributes', () => {
  const own = { code: 'INVALID_STATE', detail: 'd', attributes: { retryAfter: 5 } }
  expect(readRefusal(own, `${login}/init`)).toEqual(own)
})

test('a wait named only reInitAfter is a wait', () => {
  const named = { code: 'INVALID_STATE', detail: '', attributes: { reInitAfter: 90 } }
  expect(readRefusal(named, `${login}/init`).attributes).toEqual({ retryAfter: 90, reInitAfter: 90 })
})
