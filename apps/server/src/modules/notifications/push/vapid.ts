import { createECDH, createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { StartupProblem } from '../../../platform/lifecycle/startup-problem.ts'
import { deriveKey } from '../../../platform/secret/derive-key.ts'

/** How this server identifies itself to push services (RFC 8292). */
export interface Vapid {
  /** P-256, uncompressed, base64url. Browsers subscribe with it, and only its owner can send to them. */
  readonly publicKey: string
  /** The `Authorization` header of a request to this origin. */
  authorization(origin: string, now: Date): Promise<string>
}

export interface VapidSettings {
  /** The key is derived from this secret unless one is given; it is the same on all servers. */
  readonly secret: string
  /** 32 bytes, base64url: set when a product with existing subscriptions moves here. */
  readonly privateKey?: string | undefined
  /** Contact for push services: a `mailto:` or `https:` URL. */
  readonly contact: string
}

/** Seconds until an authorization expires; RFC 8292 allows a day. */
const HOLDS = 12 * 3600
/** The order of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

export function createVapid({ secret, privateKey, contact }: VapidSettings): Vapid {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey ? Buffer.from(privateKey, 'base64url') : derivedKey(secret))
  } catch {
    throw new StartupProblem('PUSH_PRIVATE_KEY must be a private key of P-256, 32 bytes in base64url')
  }
  const publicKey = pair.getPublicKey().toString('base64url')
  const key = createPrivateKey({ key: jwkOf(pair.getPrivateKey(), pair.getPublicKey()), format: 'jwk' })
  const known = new Map<string, { token: Promise<string>; until: number }>()

  const sign = (origin: string, until: number) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(origin)
      .setSubject(contact)
      .setExpirationTime(until)
      .sign(key)
  return {
    publicKey,
    async authorization(origin, now) {
      const seconds = Math.floor(now.getTime() / 1000)
      let held = known.get(origin)
      // Renewed after half of its time, because the clocks of push services may differ from ours.
      if (!held || held.until - seconds < HOLDS / 2) {
        held = { token: sign(origin, seconds + HOLDS), until: seconds + HOLDS }
        known.set(origin, held)
      }
      return `vapid t=${await held.token}, k=${publicKey}`
    },
  }
}

/** A private key between 1 and the order of the curve, derived from the server's secret. */
function derivedKey(secret: string): Buffer {
  const number = BigInt(`0x${deriveKey(secret, 'push').toString('hex')}`)
  return Buffer.from(((number % (ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex')
}

function jwkOf(d: Buffer, point: Buffer) {
  const text = (part: Buffer) => part.toString('base64url')
  return {
    kty: 'EC',
    crv: 'P-256',
    d: text(d),
    x: text(point.subarray(1, 33)),
    y: text(point.subarray(33)),
  }
}
