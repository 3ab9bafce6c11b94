import { randomUUID } from 'node:crypto'
import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { type CryptoKey, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'

const AUDIENCE = 'vizit-test'
const partner = async (issuer: string, algorithm: string) => {
  const { publicKey, privateKey } = await generateKeyPair(algorithm)
  return { id: `${issuer}-1`, issuer, algorithm, key: publicKey, privateKey }
}
const partners = {
  RS256: await partner('rsa-partner', 'RS256'),
  ES256: await partner('ec-partner', 'ES256'),
  EdDSA: await partner('ed-partner', 'EdDSA'),
}
const keys = Object.values(partners)
const { app, newServer, profile, signIn, clock, db } = await signInWorld({
  customTokens: { keys, audience: AUDIENCE },
})

interface Claims {
  readonly kid?: string
  readonly alg?: string
  readonly key?: CryptoKey
  readonly iss?: string
  readonly aud?: string
  readonly sub?: string
  readonly jti?: string
  /** Seconds from now. */
  readonly exp?: number
  readonly iat?: number
}

const { EdDSA: ed, RS256: rsa } = partners
const now = () => Math.floor(clock.now().getTime() / 1000)
const sign = (claims: Claims = {}) =>
  new SignJWT({})
    .setProtectedHeader({ alg: claims.alg ?? 'EdDSA', kid: claims.kid ?? ed.id })
    .setIssuer(claims.iss ?? ed.issuer)
    .setAudience(claims.aud ?? AUDIENCE)
    .setSubject(claims.sub ?? '375291234567')
    .setJti(claims.jti ?? randomUUID())
    .setIssuedAt(now() + (claims.iat ?? 0))
    .setExpirationTime(now() + (claims.exp ?? 300))
    .sign(claims.key ?? ed.privateKey)

async function trade(
  token: string,
  { at = app, ...more }: { at?: typeof app; [field: string]: unknown } = {},
) {
  const payload = { token, deviceId: 'device-of-partner', deviceName: 'Phone', ...more }
  const reply = await at.inject({ method: 'POST', url: '/api/v2/my/session/custom-token', payload })
  return { status: reply.statusCode, json: reply.json() }
}
const reasonOf = async (token: string) => (await trade(token)).json.attributes?.reason

test.each(keys)('a token of $issuer, signed by $algorithm, opens a session', async by => {
  const token = await sign({ alg: by.algorithm, kid: by.id, iss: by.issuer, key: by.privateKey })
  const { status, json } = await trade(token)
  expect(status).toBe(200)
  const { json: person } = await profile(`device-of-partner:${json.identityToken}`)
  expect(person.primaryPhone).toBe('375291234567')
})

test('the account is that of the phone, and its owner is told of the new device as after an SMS', async () => {
  const phone = '375291112299'
  await signIn({ phone: `+${phone}`, deviceId: 'device-of-owner' })
  await trade(await sign({ sub: phone }), { deviceId: 'another-device' })
  const devices = await db
    .selectFrom('device')
    .innerJoin('account', 'account.id', 'device.account_id')
    .select('device_id')
    .where('phone', '=', phone)
    .orderBy('device_id')
    .execute()
  expect(devices.map(({ device_id }) => device_id)).toEqual(['another-device', 'device-of-owner'])
  const { payload } = await app.inject(`/dev/messages.json?to=%2B${phone}`)
  expect(payload).toContain('вход с нового устройства')
})

test.each([
  ['of an unknown key', { kid: 'stranger' }, 'unknown-key'],
  ['signed by another partner’s key', { key: rsa.privateKey, alg: 'RS256' }, 'malformed'],
  ['of one partner in the name of another', { iss: rsa.issuer }, 'unknown-key'],
  ['for another audience', { aud: 'another-product' }, 'wrong-audience'],
  ['that ended', { exp: 0, iat: -60 }, 'expired'],
  ['that lives too long', { exp: 301 }, 'lives-too-long'],
  ['issued for too long a life', { iat: -10, exp: 291 }, 'lives-too-long'],
  ['without a phone', { sub: 'anna' }, 'no-phone'],
  ['of a foreign phone', { sub: '79161234567' }, 'no-phone'],
  ['with a phone not in digits', { sub: '+375291234567' }, 'no-phone'],
  ['without an id', { jti: '' }, 'malformed'],
] satisfies [string, Claims, string][])('a token %s is refused', async (_case, claims, reason) => {
  const { status, json } = await trade(await sign(claims))
  expect([status, json.code, json.attributes]).toEqual([400, 'INVALID_CUSTOM_TOKEN', { reason }])
})

test('a token with a known key id but signed by another key is refused', async () => {
  const { privateKey } = await generateKeyPair('EdDSA')
  expect(await reasonOf(await sign({ key: privateKey }))).toBe('unknown-key')
})

test.each([['nonsense'], ['a.b.c'], [`${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`]])(
  '%j is refused as a token',
  async token => expect(['malformed', 'unknown-key']).toContain(await reasonOf(token)),
)

test('a token can be exchanged once, on any server', async () => {
  const other = await newServer()
  const token = await sign()
  const both = await Promise.all([trade(token), trade(token, { at: other.app })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await reasonOf(token)).toBe('replayed')
})

test('the same token id of another partner is another token', async () => {
  const jti = randomUUID()
  expect((await trade(await sign({ jti }))).status).toBe(200)
  const theirs = await sign({ jti, alg: 'RS256', kid: rsa.id, iss: rsa.issuer, key: rsa.privateKey })
  expect((await trade(theirs)).status).toBe(200)
})
