import { createHash, type KeyObject } from 'node:crypto'
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import type { SigningKey, SigningKeys } from './signing-keys.ts'

const ALGORITHM = 'HS256'

/** The account, device and session of a token. */
export interface SessionHolder {
  readonly accountId: string
  readonly deviceId: string
  readonly sessionId: string
  /** The device waits for access; the token says so, so that no call has to query it. */
  readonly waits?: boolean
}

export interface Verified {
  readonly holder: Required<SessionHolder>
  /** The `kid`. */
  readonly keyId: string
  /** Milliseconds since the epoch. */
  readonly issuedAt: number
  readonly expiresAt: number
}

/** Signs an identity token; it is valid only together with its own device id. */
export function signIdentityToken(
  { id, key }: SigningKey,
  { accountId, deviceId, sessionId, waits }: SessionHolder,
  now: Date,
  seconds: number,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: sessionId, dev: deviceHash(deviceId), ...(waits && { wait: true }) })
    .setProtectedHeader({ alg: ALGORITHM, kid: id })
    .setSubject(accountId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(key)
}

/** Reads `<deviceId>:<identityToken>`. An expired token has its own result, because its client can refresh it. */
export async function verifyBearer(
  keys: Pick<SigningKeys, 'find'>,
  bearer: string,
  now: Date,
): Promise<Verified | 'UNAUTHENTICATED' | 'SESSION_EXPIRED'> {
  const colon = bearer.indexOf(':')
  const deviceId = bearer.slice(0, Math.max(0, colon))
  const token = bearer.slice(colon + 1)
  const keyId = keyIdOf(token)
  const key = keyId && (await keys.find(keyId))
  return key ? verify({ token, deviceId, keyId, key, now }) : 'UNAUTHENTICATED'
}

interface Presented {
  readonly token: string
  readonly deviceId: string
  readonly keyId: string
  readonly key: KeyObject
  readonly now: Date
}

async function verify({ token, deviceId, keyId, key, now }: Presented) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      currentDate: now,
      requiredClaims: ['sub', 'iat', 'exp', 'sid', 'dev'],
    })
    const { sub = '', iat = 0, exp = 0, sid, dev, wait } = payload
    if (typeof sid !== 'string' || dev !== deviceHash(deviceId)) return 'UNAUTHENTICATED'
    const holder = { accountId: sub, deviceId, sessionId: sid, waits: wait === true }
    return { holder, keyId, issuedAt: iat * 1000, expiresAt: exp * 1000 }
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED'
  }
}

const KEY_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function keyIdOf(token: string): string | undefined {
  try {
    const { kid } = decodeProtectedHeader(token)
    return typeof kid === 'string' && KEY_ID.test(kid) ? kid : undefined
  } catch {
    return undefined
  }
}

function deviceHash(deviceId: string): string {
  return createHash('sha256').update(deviceId).digest('base64url')
}
