import { fromBase64Url, toBase64Url } from '../base64url.ts'
import type { Bytes } from '../sealed-record.ts'
import type { SessionKeys } from '../store-keys.ts'

/** The keys of the store, encrypted by the code, as they are stored on the device. */
export interface CodeLock {
  /** A non-extractable key made on this device for this lock: no script can read it. */
  readonly deviceKey: CryptoKey
  readonly salt: Bytes
  readonly iterations: number
  readonly wrapped: Bytes
  /** The number of wrong codes in a row. */
  readonly wrong: number
  /** The time of the last attempt, in milliseconds since the epoch. */
  readonly triedAt: number
}

/**
 * Iterations of PBKDF2-HMAC-SHA256, by OWASP's Password Storage Cheat Sheet (2023). Six digits alone do not protect
 * against somebody who has the database and the device's key; docs/threat-model.md explains their purpose.
 */
export const ITERATIONS = 600_000

const NONCE = 12
const BOUND_TO = new TextEncoder().encode('vizit/device-store/code/1')

/** Encrypts the store's keys with a key of this device and, around that, with the code. */
export async function lockByCode(
  code: string,
  { hashKey, storeKey }: SessionKeys,
  iterations = ITERATIONS,
): Promise<CodeLock> {
  const aes = { name: 'AES-GCM', length: 256 }
  const deviceKey = await crypto.subtle.generateKey(aes, false, ['encrypt', 'decrypt'])
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const secret = new Uint8Array([...fromBase64Url(hashKey), ...fromBase64Url(storeKey)])
  const codeKey = await keyOf(code, salt, iterations)
  const wrapped = await wrap(codeKey, await wrap(deviceKey, secret))
  return { deviceKey, salt, iterations, wrapped, wrong: 0, triedAt: 0 }
}

/** The store's keys; null if the code is wrong. */
export async function keysFromLock(
  code: string,
  { deviceKey, salt, iterations, wrapped }: CodeLock,
): Promise<SessionKeys | null> {
  const inner = await unwrap(await keyOf(code, salt, iterations), wrapped)
  const secret = inner && (await unwrap(deviceKey, inner))
  if (!secret) return null
  const half = secret.length / 2
  return { hashKey: toBase64Url(secret.slice(0, half)), storeKey: toBase64Url(secret.slice(half)) }
}

async function keyOf(code: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const written = new TextEncoder().encode(code)
  const base = await crypto.subtle.importKey('raw', written, 'PBKDF2', false, ['deriveKey'])
  const pbkdf2 = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  const aes = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(pbkdf2, base, aes, false, ['encrypt', 'decrypt'])
}

async function wrap(key: CryptoKey, content: Bytes): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE))
  const body = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: BOUND_TO }, key, content)
  return new Uint8Array([...iv, ...new Uint8Array(body)])
}

async function unwrap(key: CryptoKey, wrapped: Bytes): Promise<Bytes | null> {
  const iv = wrapped.slice(0, NONCE)
  const parameters = { name: 'AES-GCM', iv, additionalData: BOUND_TO }
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parameters, key, wrapped.slice(NONCE)))
  } catch {
    return null
  }
}
