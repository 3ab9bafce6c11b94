import { deriveKey } from '../../platform/secret/derive-key.ts'

export interface DocumentKeys {
  /** The key that encrypts the keys of documents. */
  readonly document: Buffer
  /** The key for hashes of activation codes. */
  readonly code: Buffer
}

export const documentKeys = (secret: string): DocumentKeys => ({
  document: deriveKey(secret, 'document'),
  code: deriveKey(secret, 'activation-code'),
})
