import { hkdfSync } from 'node:crypto'

/** What a key is for. Keys of different purposes have nothing in common. */
export type KeyPurpose = 'identity-token' | 'sign-in-code' | 'human-code' | 'sender-address' | 'outbox'

/** A key of 256 bits for one purpose, from the server's one secret. */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `vizit/${purpose}/1`, 32))
}
