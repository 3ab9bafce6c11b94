import { deriveKey } from './derive-key.ts'

/** Tells one secret from another, and nothing of either. */
export const secretFingerprint = (secret: string): string =>
  deriveKey(secret, 'dump-fingerprint').toString('base64url')
