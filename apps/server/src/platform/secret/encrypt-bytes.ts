import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** As `seal`, for a stream of bytes: plain bytes are kept in memory only as long as they pass through. */
export async function sealBytes(key: Buffer, bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, key, nonce)
  const chunks: Buffer[] = []
  for await (const chunk of bytes) chunks.push(cipher.update(chunk))
  chunks.push(cipher.final())
  return Buffer.concat([nonce, cipher.getAuthTag(), ...chunks])
}

/** Opens sealed bytes. Null: another key, or changed bytes. */
export function openBytes(key: Buffer, sealed: Buffer): Buffer | null {
  if (sealed.length < NONCE + TAG) return null
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
  } catch {
    return null
  }
}
