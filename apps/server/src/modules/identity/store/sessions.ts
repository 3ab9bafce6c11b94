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
 * Holds the device of a refresh token until the transaction ends. To be called before the session is changed: who
 * signs devices out, or deletes an account, takes both in this order, and two orders would stop each other.
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

/** Puts a new refresh token in the place of the old one; undefined when the old one is not in force. */
export async function rotate(
  trx: Kysely<DB>,
  { deviceId, spent, fresh, now }: { deviceId: string; spent: Buffer; fresh: Buffer; now: Date },
): Promise<{ id: string; account_id: string } | undefined> {
  const session = await trx
    .updateTable('session')
    .set({ refresh_hash: fresh, refreshed_at: now, expires_at: expiryAt(now) })
    .where('refresh_hash', '=', spent)
    .where('device_id', '=', deviceId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'account_id'])
    .executeTakeFirst()
  if (session) {
    await trx
      .insertInto('spent_refresh_token')
      .values({ hash: spent, session_id: session.id, spent_at: now })
      .execute()
  }
  return session
}

/** The living session that a spent refresh token once belonged to. */
export async function sessionOfSpent(trx: Kysely<DB>, hash: Buffer): Promise<string | undefined> {
  const spent = await trx
    .selectFrom('spent_refresh_token')
    .innerJoin('session', 'session.id', 'spent_refresh_token.session_id')
    .select('session.id')
    .where('spent_refresh_token.hash', '=', hash)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst()
  return spent?.id
}

/** Keeps the account of a session from being deleted until the transaction ends; asked for before the session, as above. */
export async function keepAccountOf(trx: Kysely<DB>, id: string): Promise<void> {
  await trx
    .selectFrom('account')
    .innerJoin('session', 'session.account_id', 'account.id')
    .select('account.id')
    .where('session.id', '=', id)
    .forKeyShare('account')
    .execute()
}

/** The account whose session was ended by this; undefined when it was over before. */
export async function endById(trx: Kysely<DB>, id: string, now: Date): Promise<string | undefined> {
  const ended = await trx
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return ended?.account_id
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

/** Sessions over before `before`, with their spent tokens. */
export async function forgetSessions(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('gone_session').where('gone_at', '<', before).execute()
  await db
    .deleteFrom('session')
    .where(where => where.or([where('ended_at', '<', before), where('expires_at', '<', before)]))
    .execute()
}

/** A replay of a token so old says nothing any more: the session that it belonged to goes on by others. */
export async function forgetSpentRefreshTokens(db: Kysely<DB>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.sessionSeconds * 1000)
  await db.deleteFrom('spent_refresh_token').where('spent_at', '<', before).execute()
}

const expiryAt = (now: Date) => new Date(now.getTime() + limits.sessionSeconds * 1000)
