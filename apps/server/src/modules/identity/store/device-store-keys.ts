import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Owner } from './sessions.ts'

/** Keys as stored in the database. */
export interface SealedKeys {
  readonly sealed: string
  /** The context to which their encryption is bound. */
  readonly boundTo: string
}

/** A session that has not ended, and the keys for its device. */
export interface KeyHolder extends Owner {
  readonly ref: string
  /** The newest first. */
  readonly keys: readonly SealedKeys[]
  /** Keys that an older server version, running beside this one, gave the session. */
  readonly ofSession: readonly SealedKeys[]
}

/**
 * Undefined: the session is over. `isHeld` locks until the transaction ends: nobody else makes keys for the device
 * or signs it out. Lock order as in a refresh: device, then session.
 */
export async function readStoreKeys(
  db: Kysely<DB>,
  sessionId: string,
  { isHeld }: { isHeld: boolean },
): Promise<KeyHolder | undefined> {
  const living = db
    .selectFrom('device')
    .innerJoin('session', join =>
      join
        .onRef('session.account_id', '=', 'device.account_id')
        .onRef('session.device_id', '=', 'device.device_id'),
    )
    .select(['device.account_id', 'device.device_id', 'device.ref', 'session.device_keys_sealed'])
    .where('session.id', '=', sessionId)
    .where('session.ended_at', 'is', null)
  if (isHeld) await living.forNoKeyUpdate('device').execute()
  const device = await (isHeld ? living.forShare('session') : living).executeTakeFirst()
  if (!device) return undefined
  const { account_id: accountId, device_id: deviceId, ref, device_keys_sealed: sealed } = device
  const keys = await db
    .selectFrom('device_store_keys')
    .select(['sealed', 'bound_to as boundTo'])
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .orderBy('id', 'desc')
    .execute()
  return { accountId, deviceId, ref, keys, ofSession: sealed ? [{ sealed, boundTo: sessionId }] : [] }
}

export async function insertStoreKeys(
  trx: Kysely<DB>,
  { accountId, deviceId }: Owner,
  { sealed, boundTo }: SealedKeys,
): Promise<void> {
  await trx
    .insertInto('device_store_keys')
    .values({ account_id: accountId, device_id: deviceId, sealed, bound_to: boundTo })
    .execute()
}

/** Deletes the keys of devices that their owner has signed out; the stores on them cannot be opened any more. */
export async function forgetStoreKeys(
  trx: Kysely<DB>,
  { accountId, deviceIds }: { accountId: string; deviceIds: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('device_store_keys')
    .where('account_id', '=', accountId)
    .where('device_id', 'in', [...deviceIds])
    .execute()
}
