import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
/** So many are asked of the system at once: a single one costs nearly as much. */
const NONCES = 256

let nonces = Buffer.alloc(0)

/** Random bytes that nobody else gets. */
function nextNonce(): Buffer {
  if (nonces.length === 0) nonces = randomBytes(NONCE * NONCES)
  const nonce = nonces.subarray(0, NONCE)
  nonces = nonces.subarray(NONCE)
  return nonce
}

/** Encrypts a text so that it opens only with the same key and the same `context`. */
export function seal(key: Buffer, text: string, context: string): string {
  const nonce = nextNonce()
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Opens a sealed text. Null: another key or context, or changed bytes. */
export function open(key: Buffer, sealed: string, context: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE + TAG) return null
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
