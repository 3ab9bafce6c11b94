import { maskEmail, maskPhone } from '@vizit/domain/access/mask-personal-data.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { addressesOf } from './addresses.ts'

/** The channels that reach an account now, as its owner sees them. */
export interface ReachableChannels {
  /** Devices that receive push messages. */
  readonly devices: number
  readonly maskedPhone: string | null
  readonly maskedEmail: string | null
}

export async function reachableChannelsOf(
  db: Kysely<DB>,
  accountId: string,
  now: Date,
): Promise<ReachableChannels> {
  const known = (await addressesOf(db, [accountId], now)).get(accountId)
  const { devices = 0, phone = null, email = null } = known ?? {}
  return {
    devices,
    maskedPhone: phone === null ? null : maskPhone(phone),
    maskedEmail: email === null ? null : maskEmail(email),
  }
}
