import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Six digits, as codes to type have (calls §9), unless told otherwise. */
export function drawCode(digits = 6): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/**
 * What few values hide behind, such as a code or a phone: a keyed hash. Bound to what it is for, so that equal values
 * of two logins, or of two purposes, differ.
 */
export function keyedHash(key: Buffer, boundTo: string, value: string): Buffer {
  return createHmac('sha256', key).update(`${boundTo}:${value}`).digest()
}

export function sameHash(a: Buffer | null, b: Buffer): boolean {
  return a !== null && a.length === b.length && timingSafeEqual(a, b)
}

/** 256 random bits, or as many as are given bytes: nobody guesses it, so a plain hash hides it. */
export function drawToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
