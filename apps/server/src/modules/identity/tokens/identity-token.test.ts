import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { deriveKey } from '../../../platform/secret/derive-key.ts'
import { signIdentityToken, verifyBearer } from './identity-token.ts'

const key = deriveKey('a secret of the test', 'identity-token')
const now = new Date('2026-03-02T06:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const patient = {
  kind: 'patient',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  deviceId: 'device-one',
} as const
const token = await signIdentityToken(key, patient, now, 900)

test('a token names its patient beside its own device id', async () => {
  const verified = await verifyBearer(key, `device-one:${token}`, after(899))
  expect(verified).toEqual({ patient, expiresAt: after(900).getTime() })
})

test.each([
  ['another device', `device-two:${token}`],
  ['no device', `:${token}`],
  ['no colon', token],
  ['a changed token', `device-one:${token.slice(0, -2)}xx`],
  ['no token', 'device-one:'],
  ['nothing', ''],
])('%s: unauthenticated', async (_case, bearer) =>
  expect(await verifyBearer(key, bearer, now)).toBe('UNAUTHENTICATED'),
)

test('a token that ran out can be told from a wrong one', async () => {
  expect(await verifyBearer(key, `device-one:${token}`, after(900))).toBe('SESSION_EXPIRED')
})

test('tokens of another key or without a signature are wrong', async () => {
  const foreign = await signIdentityToken(deriveKey('another secret', 'identity-token'), patient, now, 900)
  expect(await verifyBearer(key, `device-one:${foreign}`, now)).toBe('UNAUTHENTICATED')
  const [, payload] = token.split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  expect(await verifyBearer(key, `device-one:${none}.${payload}.`, now)).toBe('UNAUTHENTICATED')
})

test('a token of another kind signed by the same key is wrong', async () => {
  const other = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(after(900))
    .sign(key)
  expect(await verifyBearer(key, `device-one:${other}`, now)).toBe('UNAUTHENTICATED')
})
