import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { signIdentityToken, verifyBearer } from './identity-token.ts'

const newKey = () => ({ id: randomUUID(), key: createSecretKey(randomBytes(32)) })
const mine = newKey()
const keys = { find: async (id: string) => (id === mine.id ? mine.key : undefined) }
const now = new Date('2026-03-02T06:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const holder = { accountId: randomUUID(), sessionId: randomUUID(), deviceId: 'device-one', waits: false }
const token = await signIdentityToken(mine, holder, now, 900)

test('a token names its holder and its device id', async () => {
  const verified = await verifyBearer(keys, `device-one:${token}`, after(899))
  const times = { issuedAt: now.getTime(), expiresAt: after(900).getTime() }
  expect(verified).toEqual({ holder, keyId: mine.id, ...times })
})

test('a token says whether its device waits for access', async () => {
  const waiting = await signIdentityToken(mine, { ...holder, waits: true }, now, 900)
  const verified = await verifyBearer(keys, `device-one:${waiting}`, now)
  expect(verified).toMatchObject({ holder: { ...holder, waits: true } })
})

test.each([
  ['another device', `device-two:${token}`],
  ['no device', `:${token}`],
  ['no colon', token],
  ['a changed token', `device-one:${token.slice(0, -2)}xx`],
  ['no token', 'device-one:'],
  ['nothing', ''],
])('%s: unauthenticated', async (_case, bearer) =>
  expect(await verifyBearer(keys, bearer, now)).toBe('UNAUTHENTICATED'),
)

test('an expired token is distinguished from a wrong one', async () => {
  expect(await verifyBearer(keys, `device-one:${token}`, after(900))).toBe('SESSION_EXPIRED')
})

test('tokens of another key, of an unknown one, or without a signature are wrong', async () => {
  const stranger = newKey()
  const foreign = await signIdentityToken({ ...stranger, id: mine.id }, holder, now, 900)
  const unknown = await signIdentityToken(stranger, holder, now, 900)
  const [, payload] = token.split('.')
  const none = Buffer.from(JSON.stringify({ alg: 'none', kid: mine.id })).toString('base64url')
  for (const wrong of [foreign, unknown, `${none}.${payload}.`]) {
    expect(await verifyBearer(keys, `device-one:${wrong}`, now)).toBe('UNAUTHENTICATED')
  }
})

test.each([[{}], [{ kid: mine.id }]])(
  'a token of another kind signed by the same key is wrong',
  async header => {
    const other = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', ...header })
      .setExpirationTime(after(900))
      .sign(mine.key)
    expect(await verifyBearer(keys, `device-one:${other}`, now)).toBe('UNAUTHENTICATED')
  },
)

test('an unreachable database does not make a token wrong', async () => {
  const away = { find: () => Promise.reject(new Error('away')) }
  await expect(verifyBearer(away, `device-one:${token}`, now)).rejects.toThrow('away')
})
