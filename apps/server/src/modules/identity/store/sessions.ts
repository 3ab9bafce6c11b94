import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

export interface Owner {
  readonly accountId: string
  readonly deviceId: string
}

export async function insertSession(
  trx: Kysely<DB>,
  id: string,
  { accountId, deviceId }: Owner,
  refreshHash: Buffer,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('session')
    .values({
      id,
      account_id: accountId,
      device_id: deviceId,
      refresh_hash: refreshHash,
      created_at: now,
      refreshed_at: now,
      expires_at: expiryAt(now),
    })
    .execute()
}

/**
 * Locks the device of a refresh token until the transaction ends. Call it before changing the session: signing
 * devices out and deleting an account lock both in this order, and another order could deadlock.
 */
export async function lockDeviceOf(trx: Kysely<DB>, refreshHash: Buffer): Promise<void> {
  await trx
    .selectFrom('device')
    .innerJoin('session', join =>
      join
        .onRef('session.account_id', '=', 'device.account_id')
        .onRef('session.device_id', '=', 'device.device_id'),
    )
    .select('device.ref')
    .where('session.refresh_hash', '=', refreshHash)
    .forNoKeyUpdate('device')
    .execute()
}

/**
 * Locks the account of a session against deletion until the transaction ends; call it before locking the session,
 * as above.
 */
export async function keepAccountOf(trx: Kysely<DB>, id: string): Promise<void> {
  await trx
    .selectFrom('account')
    .innerJoin('session', 'session.account_id', 'account.id')
    .select('account.id')
    .where('session.id', '=', id)
    .forKeyShare('account')
    .execute()
}

/** The account whose session this call ended. Undefined: it was over before. */
export async function endById(
  trx: Kysely<DB>,
  { id, isSignedOut, now }: { id: string; isSignedOut: boolean; now: Date },
): Promise<Owner | undefined> {
  return trx
    .updateTable('session')
    .set({ ended_at: now, signed_out: isSignedOut })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['account_id as accountId', 'device_id as deviceId'])
    .executeTakeFirst()
}

export async function endOfDevice(
  trx: Kysely<DB>,
  { accountId, deviceId }: Owner,
  now: Date,
): Promise<string[]> {
  const ended = await trx
    .updateTable('session')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return ended.map(session => session.id)
}

export async function endOfAccount(trx: Kysely<DB>, accountId: string, now: Date): Promise<string[]> {
  const ended = await trx
    .updateTable('session')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return ended.map(session => session.id)
}

export async function isLiving(db: Kysely<DB>, id: string): Promise<boolean> {
  const session = await db.selectFrom('session').select('ended_at').where('id', '=', id).executeTakeFirst()
  return session !== undefined && session.ended_at === null
}

/**
 * Deletes sessions that ended before `before`. Sessions that the owner signed out, and those of deleted accounts,
 * are kept until they would have expired: a device that was off for weeks still learns of it.
 */
export async function forgetSessions(db: Kysely<DB>, before: Date): Promise<void> {
  const longBefore = new Date(before.getTime() - limits.sessionSeconds * 1000)
  await db.deleteFrom('gone_session').where('gone_at', '<', longBefore).execute()
  await db.deleteFrom('gone_refresh_token').where('gone_at', '<', longBefore).execute()
  await db
    .deleteFrom('session')
    .where(where =>
      where.or([
        where.and([where('ended_at', '<', before), where('signed_out', '=', false)]),
        where('expires_at', '<', before),
      ]),
    )
    .execute()
}

/** When a session expires that begins, or is refreshed, now. */
export const expiryAt = (now: Date) => new Date(now.getTime() + limits.sessionSeconds * 1000)
