import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Names the file and the position of a chunk, so that a moved chunk or a truncated file cannot be decrypted. */
export interface ChunkBinding {
  readonly documentId: string
  readonly byteCount: number
  readonly number: number
}

const boundTo = ({ documentId, byteCount, number }: ChunkBinding) =>
  Buffer.from(`${documentId}/${byteCount}/${number}`)

export function sealChunk(key: Buffer, chunk: Uint8Array, place: ChunkBinding): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(boundTo(place))
  return Buffer.concat([nonce, cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
}

/** Throws if the bytes were changed. */
export function openChunk(key: Buffer, sealed: Buffer, place: ChunkBinding): Buffer {
  const body = sealed.subarray(NONCE, sealed.length - TAG)
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(boundTo(place))
    .setAuthTag(sealed.subarray(sealed.length - TAG))
  const opened = decipher.update(body)
  decipher.final()
  return opened
}
