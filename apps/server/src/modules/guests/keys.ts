import { networkOf } from '../../platform/http/network-of.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import { keyedHash } from '../../platform/secret/one-time-code.ts'
import { guestNoteKey } from './guest-note-encryption.ts'
import type { AttemptKeys } from './throttle/check-attempt-limits.ts'

/** The key for hashes of link codes, addresses and phones. */
export interface GuestKeys {
  readonly code: Buffer
  readonly hashKey: Buffer
  /** The key that encrypts guests' notes to the clinic. */
  readonly note: Buffer
}

export function guestKeys(secret: string): GuestKeys {
  return {
    code: deriveKey(secret, 'guest-code'),
    hashKey: deriveKey(secret, 'guest-trier'),
    note: guestNoteKey(secret),
  }
}

/** The hashed address and phone by which attempts are counted. */
export function attemptKeysOf({ hashKey }: GuestKeys, address: string, phone: string): AttemptKeys {
  return {
    addressHash: hashOfAddress(hashKey, address),
    phoneHash: keyedHash(hashKey, 'phone', phone),
  }
}

/** The hash of a network address for counting. */
export const hashOfAddress = (hashKey: Buffer, address: string): Buffer =>
  keyedHash(hashKey, 'address', networkOf(address))
