import { toBase64Url } from './base64url.ts'
import type { StoreKeys } from './store-keys.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** What a record is bound to: moved to another name, or told to be of another version, it does not open. */
export interface Binding {
  readonly name: string
  /** Of the shape of what is in it, 0 to 255. */
  readonly version: number
  /** Of which saving it is part, where several records are one thing. */
  readonly saving?: string
}

const NONCE = 12
const HEADER = 1 + NONCE

/** The name by which a record lies in the database: it says neither what is in it nor how it is called. */
export async function sealedName({ names }: StoreKeys, name: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', names, new TextEncoder().encode(name))
  return toBase64Url(new Uint8Array(mac))
}

/** Version, a nonce never used before, and what AES-GCM makes of the content. */
export async function seal({ records }: StoreKeys, binding: Binding, content: Bytes): Promise<Bytes> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE))
  const body = await crypto.subtle.encrypt(parameters(nonce, binding), records, content)
  const sealed = new Uint8Array(HEADER + body.byteLength)
  sealed[0] = binding.version
  sealed.set(nonce, 1)
  sealed.set(new Uint8Array(body), HEADER)
  return sealed
}

/** The content; null where the key or the binding is another, or the bytes were changed. */
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

/** Of the shape in which it was sealed; true where the record opens with it. */
export const versionOf = (sealed: Bytes): number | undefined => sealed[0]

function parameters(iv: Bytes, { name, version, saving = '' }: Binding) {
  const additionalData = new TextEncoder().encode(JSON.stringify([name, version, saving]))
  return { name: 'AES-GCM', iv, additionalData }
}
