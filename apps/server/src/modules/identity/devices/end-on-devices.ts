import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { closeOfDevices } from '../emails/confirmations-store.ts'
import { forgetStoreKeys } from '../store/device-store-keys.ts'

export interface Leaving {
  readonly accountId: string
  /** One device by its name for people; or all but this one. */
  readonly which: { readonly ref: string } | { readonly butDeviceId: string }
}

export interface Ended {
  readonly sessionId: string
  /** Of the device. */
  readonly ref: string
}

/** Ends the sessions of devices, forgets what opens their stores, and takes back that they were let in, or may be by a mail. */
export async function endOnDevices(
  trx: Kysely<DB>,
  { accountId, which, now }: Leaving & { readonly now: Date },
): Promise<Ended[]> {
  const devices = await trx
    .updateTable('device')
    .set({ confirmed_at: null })
    .where('account_id', '=', accountId)
    .where(where =>
      'ref' in which ? where('ref', '=', which.ref) : where('device_id', '<>', which.butDeviceId),
    )
    .returning(['device_id', 'ref'])
    .execute()
  if (devices.length === 0) return []
  const refs = new Map(devices.map(({ device_id, ref }) => [device_id, ref]))
  await closeOfDevices(trx, { accountId, deviceIds: [...refs.keys()], now })
  await forgetStoreKeys(trx, { accountId, deviceIds: [...refs.keys()] })
  const sessions = await trx
    .updateTable('session')
    .set({ ended_at: now, signed_out: true })
    .where('account_id', '=', accountId)
    .where('device_id', 'in', [...refs.keys()])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'device_id'])
    .execute()
  return sessions.map(({ id, device_id }) => ({ sessionId: id, ref: refs.get(device_id) ?? '' }))
}
