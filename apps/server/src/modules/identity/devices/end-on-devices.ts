import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { closeOfDevices } from '../emails/confirmations-store.ts'
import { forgetStoreKeys } from '../store/device-store-keys.ts'

export interface Leaving {
  readonly accountId: string
  /** One device by its name for people; all but this one; or these, and those that were let in since then. */
  readonly which:
    | { readonly ref: string }
    | { readonly butDeviceId: string }
    | { readonly deviceIds: readonly string[]; readonly orLetInSince: Date }
}

export interface Ended {
  readonly sessionId: string
  /** Of the device. */
  readonly ref: string
}

interface Ending extends Leaving {
  /**
   * By the account's owner: what lies only on the devices is deleted, and what opens it is forgotten. Else it stays there,
   * locked.
   */
  readonly isSignedOut: boolean
  readonly now: Date
}

/** Ends the sessions of devices, and takes back that they were let in, or may be by a mail. */
export async function endOnDevices(
  trx: Kysely<DB>,
  { accountId, which, isSignedOut, now }: Ending,
): Promise<Ended[]> {
  const devices = await trx
    .updateTable('device')
    .set({ confirmed_at: null })
    .where('account_id', '=', accountId)
    .where(where => {
      if ('ref' in which) return where('ref', '=', which.ref)
      if ('butDeviceId' in which) return where('device_id', '<>', which.butDeviceId)
      const { deviceIds, orLetInSince } = which
      const isNamed = sql<boolean>`device_id = any(${[...deviceIds]}::text[])`
      return where.or([isNamed, where('confirmed_at', '>=', orLetInSince)])
    })
    .returning(['device_id', 'ref'])
    .execute()
  if (devices.length === 0) return []
  const refs = new Map(devices.map(({ device_id, ref }) => [device_id, ref]))
  await closeOfDevices(trx, { accountId, deviceIds: [...refs.keys()], now })
  if (isSignedOut) await forgetStoreKeys(trx, { accountId, deviceIds: [...refs.keys()] })
  const sessions = await trx
    .updateTable('session')
    .set({ ended_at: now, signed_out: isSignedOut })
    .where('account_id', '=', accountId)
    .where('device_id', 'in', [...refs.keys()])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'device_id'])
    .execute()
  return sessions.map(({ id, device_id }) => ({ sessionId: id, ref: refs.get(device_id) ?? '' }))
}
