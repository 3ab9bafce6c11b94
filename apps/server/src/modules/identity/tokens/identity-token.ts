import { createHash, type KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Patient } from '../../../platform/http/actor.ts'

const ALGORITHM = 'HS256'

/** A `KeyObject` where tokens are many: bytes are imported again for every one. */
type Key = KeyObject | Uint8Array

export interface Verified {
  readonly patient: Patient
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/** Signs an identity token: worthless beside another device id than its own. */
export function signIdentityToken(key: Key, patient: Patient, now: Date, seconds: number): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: patient.sessionId, dev: deviceHash(patient.deviceId) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(patient.accountId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(key)
}

/** Reads `<deviceId>:<identityToken>`; a token that ran out is told apart, because its client can refresh it. */
export async function verifyBearer(
  key: Key,
  bearer: string,
  now: Date,
): Promise<Verified | 'UNAUTHENTICATED' | 'SESSION_EXPIRED'> {
  const colon = bearer.indexOf(':')
  const deviceId = bearer.slice(0, Math.max(0, colon))
  try {
    const { payload } = await jwtVerify(bearer.slice(colon + 1), key, {
      algorithms: [ALGORITHM],
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'sid', 'dev'],
    })
    const { sub = '', exp = 0, sid, dev } = payload
    if (typeof sid !== 'string' || dev !== deviceHash(deviceId)) return 'UNAUTHENTICATED'
    const patient: Patient = { kind: 'patient', accountId: sub, deviceId, sessionId: sid }
    return { patient, expiresAt: exp * 1000 }
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED'
  }
}

function deviceHash(deviceId: string): string {
  return createHash('sha256').update(deviceId).digest('base64url')
}
