import { deriveKey } from './derive-key.ts'

/** A hash by which two secrets can be compared but not recovered. */
export const secretFingerprint = (secret: string): string =>
  deriveKey(secret, 'dump-fingerprint').toString('base64url')
