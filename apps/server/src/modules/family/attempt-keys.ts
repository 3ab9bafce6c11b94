import type { Patient } from '../../platform/http/actor.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { keyedHash } from '../../platform/secret/one-time-code.ts'
import type { FamilyKeys } from './keys.ts'
import type { AttemptKeys } from './store/attempts.ts'

/** The account, device, address and phone by which a request's attempts are counted. */
export function attemptKeysOf(
  actor: Patient,
  address: string,
  keys: FamilyKeys,
  phone?: string,
): AttemptKeys {
  return {
    accountId: actor.accountId,
    deviceId: actor.deviceId,
    addressHash: keyedHash(keys.hash, 'address', networkOf(address)),
    ...(phone === undefined ? {} : { targetHash: keyedHash(keys.hash, 'phone', phone) }),
  }
}
