import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { closeOfDevices } from '../emails/confirmations-store.ts'
import { forgetStoreKeys } from '../store/device-store-keys.ts'

export interface DevicesToEnd {
  readonly accountId: string
  /** One device by its reference; all but this one; or these and every device that got access since then. */
  readonly which:
    | { readonly ref: string }
    | { readonly butDeviceId: string }
    | { readonly deviceIds: readonly string[]; readonly orLetInSince: Date }
}

export interface EndedDevices {
  readonly sessionId: string
  /** The device's reference. */
  readonly ref: string
}

interface EndDevicesRequest extends DevicesToEnd {
  /**
   * True: the account's owner did it, so the device deletes its store and the store's keys are deleted here.
   * False: the store stays on the device, locked.
   */
  readonly isSignedOut: boolean
  readonly now: Date
}

/** Ends the sessions of devices, takes their access away, and closes the mails that could give it back. */
export async function endOnDevices(
  trx: Kysely<DB>,
  { accountId, which, isSignedOut, now }: EndDevicesRequest,
): Promise<EndedDevices[]> {
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
