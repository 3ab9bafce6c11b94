import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'
import { expiryAt } from './sessions.ts'

/** Hashes of a refresh token and of its successor, and the device that sends it. */
export interface Rotation {
  readonly deviceId: string
  readonly spent: Buffer
  readonly successor: Buffer
}

interface Rotated {
  readonly id: string
  readonly account_id: string
}

/** Replaces a refresh token by its successor. Undefined: the token is not current. */
export async function rotate(
  trx: Kysely<DB>,
  { deviceId, spent, successor }: Rotation,
  now: Date,
): Promise<Rotated | undefined> {
  const session = await trx
    .updateTable('session')
    .set({ refresh_hash: successor, refreshed_at: now, expires_at: expiryAt(now) })
    .where('refresh_hash', '=', spent)
    .where('device_id', '=', deviceId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'account_id'])
    .executeTakeFirst()
  if (session) {
    const answered_until = sql<Date>`clock_timestamp() + ${limits.refreshAnsweredSeconds} * interval '1 second'`
    await trx
      .insertInto('spent_refresh_token')
      .values({ hash: spent, session_id: session.id, spent_at: now, answered_until })
      .execute()
  }
  return session
}

/** The session whose token was spent a moment ago on this device, while the successor is unused. */
export async function rotatedJustNow(
  trx: Kysely<DB>,
  { deviceId, spent, successor }: Rotation,
  now: Date,
): Promise<Rotated | undefined> {
  return trx
    .selectFrom('spent_refresh_token')
    .innerJoin('session', 'session.id', 'spent_refresh_token.session_id')
    .select(['session.id', 'session.account_id'])
    .where('spent_refresh_token.hash', '=', spent)
    .where('spent_refresh_token.answered_until', '>', sql<Date>`clock_timestamp()`)
    .where('session.refresh_hash', '=', successor)
    .where('session.device_id', '=', deviceId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
}

export interface SessionOfToken {
  readonly id: string
  readonly deviceId: string
  readonly isOver: boolean
  readonly isSignedOut: boolean
  /** The hash of the current token. */
  readonly refreshHash: Buffer
}

/** The session that a refresh token belongs or belonged to. */
export async function sessionOfToken(db: Kysely<DB>, hash: Buffer): Promise<SessionOfToken | undefined> {
  const { rows } = await sql<SessionOfToken>`
    select id, device_id as "deviceId", ended_at is not null as "isOver", signed_out as "isSignedOut",
      refresh_hash as "refreshHash"
    from session
    where refresh_hash = ${hash} or id = (select session_id from spent_refresh_token where hash = ${hash})`.execute(
    db,
  )
  return rows[0]
}

/** Whether it was a token, current or spent, of a deleted account. */
export async function isOfDeletedAccount(db: Kysely<DB>, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select 1 from gone_session where refresh_hash = ${hash}
    union all select 1 from gone_refresh_token where hash = ${hash}`.execute(db)
  return rows.length > 0
}

/** Deletes spent tokens so old that a replay of them proves nothing; the session goes on with newer ones. */
export async function forgetSpentRefreshTokens(db: Kysely<DB>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.sessionSeconds * 1000)
  await db.deleteFrom('spent_refresh_token').where('spent_at', '<', before).execute()
}
