import { networkOf } from '../../platform/http/network-of.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import { keyedHash } from '../../platform/secret/one-time-code.ts'
import { guestNoteKey } from './guest-note-encryption.ts'
import type { AttemptKeys } from './throttle/judge.ts'

/** What hides the codes of links, and the addresses and phones that are counted. */
export interface GuestKeys {
  readonly code: Buffer
  readonly hashKey: Buffer
  /** Seals what guests write to the clinic. */
  readonly note: Buffer
}

export function guestKeys(secret: string): GuestKeys {
  return {
    code: deriveKey(secret, 'guest-code'),
    hashKey: deriveKey(secret, 'guest-trier'),
    note: guestNoteKey(secret),
  }
}

/** Who tries, as it is counted. */
export function attemptKeysOf({ hashKey }: GuestKeys, address: string, phone: string): AttemptKeys {
  return {
    addressHash: hashOfAddress(hashKey, address),
    phoneHash: keyedHash(hashKey, 'phone', phone),
  }
}

/** A network address, as it is counted. */
export const hashOfAddress = (hashKey: Buffer, address: string): Buffer =>
  keyedHash(hashKey, 'address', networkOf(address))
