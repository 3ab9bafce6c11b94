import { toBase64Url } from './base64url.ts'
import type { StoreKeys } from './store-keys.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** What a record is bound to: under another name or version it cannot be decrypted. */
export interface Binding {
  readonly name: string
  /** The version of the content's shape, 0 to 255. */
  readonly version: number
  /** Identifies the save, if several records belong together. */
  readonly saving?: string
}

const NONCE = 12
const HEADER = 1 + NONCE

/** The record's name in the database; it reveals neither the content nor the real name. */
export async function sealedName({ names }: StoreKeys, name: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', names, new TextEncoder().encode(name))
  return toBase64Url(new Uint8Array(mac))
}

/** The version, a nonce that is used only once, and the AES-GCM ciphertext. */
export async function seal({ records }: StoreKeys, binding: Binding, content: Bytes): Promise<Bytes> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE))
  const body = await crypto.subtle.encrypt(parameters(nonce, binding), records, content)
  const sealed = new Uint8Array(HEADER + body.byteLength)
  sealed[0] = binding.version
  sealed.set(nonce, 1)
  sealed.set(new Uint8Array(body), HEADER)
  return sealed
}

/** The content; null if the key or the binding differs, or the bytes were changed. */
export async function open({ records }: StoreKeys, binding: Binding, sealed: Bytes): Promise<Bytes | null> {
  if (versionOf(sealed) !== binding.version) return null
  const nonce = sealed.slice(1, HEADER)
  const body = sealed.slice(HEADER)
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parameters(nonce, binding), records, body))
  } catch {
    return null
  }
}

/** The version in the encrypted record; authentic if the record can be decrypted with it. */
export const versionOf = (sealed: Bytes): number | undefined => sealed[0]

function parameters(iv: Bytes, { name, version, saving = '' }: Binding) {
  const additionalData = new TextEncoder().encode(JSON.stringify([name, version, saving]))
  return { name: 'AES-GCM', iv, additionalData }
}
