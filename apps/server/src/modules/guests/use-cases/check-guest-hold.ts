import { Refused } from '../../../platform/http/refusal.ts'
import type { HoldDeps } from '../../booking/public.ts'
import type { GuestDeps } from '../deps.ts'
import { guestKeys, hashOfAddress } from '../keys.ts'
import { readPicture } from './prove-person.ts'

interface Parts extends Pick<GuestDeps, 'database' | 'clock' | 'humanCheck'> {
  readonly secret: string
}

/**
 * The human check of guests who hold a timeslot (a proof of work or a captcha), and the hash that counts their
 * addresses.
 */
export function createGuestHoldCheck({ secret, ...deps }: Parts): HoldDeps['guests'] {
  const { hashKey } = guestKeys(secret)
  return {
    hashOfAddress: address => hashOfAddress(hashKey, address),
    prove: async (holder, { proof, checkId, digits }) => {
      const { database, humanCheck } = deps
      if (proof === undefined)
        return database.db.transaction().execute(trx => readPicture(trx, { holder, checkId, digits }, deps))
      return (await humanCheck.takeProof(database.db, proof))
        ? undefined
        : new Refused('RECAPCHA_IS_NOT_VALID', {})
    },
  }
}
