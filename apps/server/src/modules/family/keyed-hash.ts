import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

const DIGITS = 6

export function drawCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

/** What few values hide behind: a keyed hash, of this purpose only. */
export function keyedHash(
  key: Buffer,
  purpose: 'code' | 'join' | 'phone' | 'address',
  value: string,
): Buffer {
  return createHmac('sha256', key).update(`${purpose}:${value}`).digest()
}

export function sameHash(one: Buffer | null, other: Buffer): boolean {
  return one !== null && one.length === other.length && timingSafeEqual(one, other)
}
