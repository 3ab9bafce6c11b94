import { randomBytes } from 'node:crypto'
import { open, seal } from '../../../platform/secret/encrypt-text.ts'

/** The key of one document; stored encrypted by the server's key, which alone can decrypt it. */
export interface WrappedKey {
  readonly key: Buffer
  readonly wrapped: string
}

export function newDocumentKey(serverKey: Buffer, documentId: string): WrappedKey {
  const key = randomBytes(32)
  return { key, wrapped: seal(serverKey, key.toString('base64url'), documentId) }
}

export function unwrapDocumentKey(serverKey: Buffer, documentId: string, wrapped: string): Buffer {
  const key = open(serverKey, wrapped, documentId)
  if (key === null) throw new Error('the key of a document was wrapped by another secret')
  return Buffer.from(key, 'base64url')
}
