import { hkdfSync } from 'node:crypto'

/** The purpose of a key. Keys of different purposes are independent. */
export type KeyPurpose =
  | 'signing-key'
  | 'email-code'
  | 'refresh-token'
  | 'sign-in-code'
  | 'human-code'
  | 'human-code-seal'
  | 'sign-in-proof'
  | 'sender-address'
  | 'outbox'
  | 'family-hash'
  | 'family-code-seal'
  | 'data-export'
  | 'fresh-code'
  | 'guest-code'
  | 'guest-trier'
  | 'guest-note'
  | 'push'
  | 'push-receipt'
  | 'fhir-connection'
  | 'document'
  | 'activation-code'
  | 'device-keys'
  | 'dump-fingerprint'
  | 'programme-member'
  | 'programme-lookup'
  | 'programme-proof'
  | 'invoice-statement'

/** A key of 256 bits for one purpose, derived from the server's secret. */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `vizit/${purpose}/1`, 32))
}
