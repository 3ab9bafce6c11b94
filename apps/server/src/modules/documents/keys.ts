import { deriveKey } from '../../platform/secret/derive-key.ts'

export interface DocumentKeys {
  /** Wraps the keys of documents. */
  readonly document: Buffer
  /** What activation codes hide behind. */
  readonly code: Buffer
}

export const documentKeys = (secret: string): DocumentKeys => ({
  document: deriveKey(secret, 'document'),
  code: deriveKey(secret, 'activation-code'),
})
