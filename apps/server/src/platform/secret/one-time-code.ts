import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Random digits for a code to type; six by default (calls §9). */
export function drawCode(digits = 6): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/**
 * A keyed hash, for values that could otherwise be guessed from the hash, such as codes or phones. Bound to its
 * purpose, so that equal values of two logins or purposes have different hashes.
 */
export function keyedHash(key: Buffer, boundTo: string, value: string): Buffer {
  return createHmac('sha256', key).update(`${boundTo}:${value}`).digest()
}

export function sameHash(a: Buffer | null, b: Buffer): boolean {
  return a !== null && a.length === b.length && timingSafeEqual(a, b)
}

/** Random bytes, 32 by default. Nobody can guess the token, so a plain hash of it is safe to store. */
export function drawToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
