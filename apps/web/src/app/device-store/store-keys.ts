import { fromBase64Url } from './base64url.ts'

/**
 * The keys that the server gives an account for this device (product §3, "hashKey, storeKey"): 256 bits each, in
 * base64url.
 */
export interface SessionKeys {
  readonly hashKey: string
  readonly storeKey: string
}

/** The non-extractable keys of a store. */
export interface StoreKeys {
  /** AES-GCM, for the content of records. */
  readonly records: CryptoKey
  /** HMAC, for the names of records. */
  readonly names: CryptoKey
}

/** Derives two keys for two purposes by HKDF (RFC 5869); each needs both of the server's keys. */
export async function deriveStoreKeys({ hashKey, storeKey }: SessionKeys): Promise<StoreKeys> {
  const base = await crypto.subtle.importKey('raw', fromBase64Url(hashKey), 'HKDF', false, ['deriveKey'])
  const by = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: fromBase64Url(storeKey),
    info: new TextEncoder().encode(`vizit/device-store/${purpose}/1`),
  })
  const aes = { name: 'AES-GCM', length: 256 }
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  const [records, names] = await Promise.all([
    crypto.subtle.deriveKey(by('records'), base, aes, false, ['encrypt', 'decrypt']),
    crypto.subtle.deriveKey(by('names'), base, hmac, false, ['sign']),
  ])
  return { records, names }
}
