import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB, PhoneLogin } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

const OPEN = ['code-sent', 'blocked']

export async function insertLogin(trx: Kysely<DB>, login: Insertable<PhoneLogin>): Promise<void> {
  await trx.insertInto('phone_login').values(login).execute()
}

/** The login with this id, if it is still valid. Ids are secret: only the device that began the login knows it. */
export async function findLogin(db: Kysely<DB>, id: string, now: Date) {
  return db
    .selectFrom('phone_login')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** When this device was last sent a code for this phone that did not end in a sign-in. */
export async function lastSentAt(trx: Kysely<DB>, phone: string, deviceId: string): Promise<Date | null> {
  const last = await trx
    .selectFrom('phone_login')
    .select('sent_at')
    .where('phone', '=', phone)
    .where('device_id', '=', deviceId)
    .where('state', 'in', OPEN)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.sent_at ?? null
}

/** The login of this device and phone that still waits for its captcha. */
export async function pendingHumanCheck(trx: Kysely<DB>, phone: string, deviceId: string, now: Date) {
  return trx
    .selectFrom('phone_login')
    .select('id')
    .where('phone', '=', phone)
    .where('device_id', '=', deviceId)
    .where('state', '=', 'needs-human')
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Counts a guess before comparing it, so that concurrent requests cannot exceed the limit. */
export async function takeAttempt(db: Kysely<DB>, id: string, now: Date) {
  return db
    .updateTable('phone_login')
    .set(login => ({ attempts: login('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'code-sent')
    .whereRef('attempts', '<', 'guesses')
    .where('expires_at', '>', now)
    .returning(['attempts', 'guesses', 'code_hash', 'sent_at'])
    .executeTakeFirst()
}

/** All guesses were wrong. */
export async function blockLogin(db: Kysely<DB>, id: string): Promise<void> {
  await db
    .updateTable('phone_login')
    .set({ state: 'blocked' })
    .where('id', '=', id)
    .where('state', '=', 'code-sent')
    .execute()
}

/**
 * Records the right code. False: a concurrent right guess came first. A last wrong guess may have blocked the
 * login meanwhile; this guess was counted before it and stays valid.
 */
export async function confirmLogin(
  db: Kysely<DB>,
  { id, tokenHash, expiresAt }: { id: string; tokenHash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const confirmed = await db
    .updateTable('phone_login')
    .set({ state: 'confirmed', token_hash: tokenHash, code_hash: null, expires_at: expiresAt })
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .executeTakeFirst()
  return confirmed.numUpdatedRows > 0n
}

/** The phone of a one-time token; does not use it up. */
export async function phoneOfToken(trx: Kysely<DB>, tokenHash: Buffer, deviceId: string, now: Date) {
  const login = await trx
    .selectFrom('phone_login')
    .select('phone')
    .where(inForce(tokenHash, deviceId, now))
    .executeTakeFirst()
  return login?.phone
}

/**
 * Uses up a sign-in token. Undefined: it is not valid or belongs to another device. Until it expires its device
 * may use it again, because the first answer may be lost; the session from the first use ends then.
 */
export async function spendToken(trx: Kysely<DB>, tokenHash: Buffer, deviceId: string, now: Date) {
  return trx
    .updateTable('phone_login')
    .set({ state: 'spent' })
    .where(inForce(tokenHash, deviceId, now))
    .returning(['phone', 'device_name', 'language'])
    .executeTakeFirst()
}

const inForce = (tokenHash: Buffer, deviceId: string, now: Date) => sql<boolean>`
  token_hash = ${tokenHash} and device_id = ${deviceId} and state in ('confirmed', 'spent') and expires_at > ${now}`

/** Whether this device has confirmed this phone by an SMS code since then, and signed in with it. */
export async function signedInSince(
  trx: Kysely<DB>,
  { phone, deviceId, since }: { phone: string; deviceId: string; since: Date },
): Promise<boolean> {
  // The one-time token expires this many seconds after the code was confirmed.
  const ends = new Date(since.getTime() + limits.tokenSeconds * 1000)
  const login = await trx
    .selectFrom('phone_login')
    .select('id')
    .where('phone', '=', phone)
    .where('device_id', '=', deviceId)
    .where('state', '=', 'spent')
    .where('expires_at', '>', ends)
    .executeTakeFirst()
  return login !== undefined
}

export async function forgetLogins(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('phone_login').where('created_at', '<', before).execute()
}
