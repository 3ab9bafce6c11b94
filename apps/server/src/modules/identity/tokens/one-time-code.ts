import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

export function drawCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** A code is short, so that only a keyed hash hides it; bound to its login, so that equal codes differ. */
export function hashCode(key: Buffer, loginId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${loginId}:${code}`).digest()
}

export function sameHash(a: Buffer | null, b: Buffer): boolean {
  return a !== null && a.length === b.length && timingSafeEqual(a, b)
}

/** 256 random bits: nobody guesses it, so a plain hash hides it. */
export function drawToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
