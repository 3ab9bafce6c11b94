import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

/** The captcha that this guest has to solve, or has solved for a booking that is not made yet. */
export async function openCheck(trx: Kysely<DB>, holder: string, now: Date): Promise<string> {
  const open = await trx
    .selectFrom('guest_check')
    .select('id')
    .where('holder', '=', holder)
    .where('expires_at', '>', now)
    .where('attempts', '<', limits.checkAttempts)
    .executeTakeFirst()
  if (open) return open.id
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + limits.checkSeconds * 1000)
  await trx.insertInto('guest_check').values({ id, holder, expires_at: expiresAt }).execute()
  return id
}

/** Whether this guest has solved a captcha that no booking has used yet. */
export async function hasPassed(trx: Kysely<DB>, holder: string, now: Date): Promise<boolean> {
  const passed = await trx
    .selectFrom('guest_check')
    .select('id')
    .where('holder', '=', holder)
    .where('expires_at', '>', now)
    .where('passed_at', 'is not', null)
    .executeTakeFirst()
  return passed !== undefined
}

export async function findCheck(db: Kysely<DB>, id: string, now: Date) {
  return db
    .selectFrom('guest_check')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Replaces the digits of the previous picture. False: no more pictures may be drawn. */
export async function saveDraw(
  db: Kysely<DB>,
  id: string,
  { hash, sealed }: { readonly hash: Buffer; readonly sealed: string },
): Promise<boolean> {
  const drawn = await db
    .updateTable('guest_check')
    .set(check => ({ code_hash: hash, code_sealed: sealed, draws: check('draws', '+', 1) }))
    .where('id', '=', id)
    .where('passed_at', 'is', null)
    .where('draws', '<', limits.checkDraws)
    .executeTakeFirst()
  return drawn.numUpdatedRows > 0n
}

/**
 * The encrypted digits of the picture that waits for its answer; counts as another drawing. Undefined: there is
 * none.
 */
export async function drawAgain(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const drawn = await db
    .updateTable('guest_check')
    .set(check => ({ draws: check('draws', '+', 1) }))
    .where('id', '=', id)
    .where('code_hash', 'is not', null)
    .where('draws', '<', limits.checkDraws)
    .returning('code_sealed')
    .executeTakeFirst()
  return drawn?.code_sealed ?? undefined
}

/** Takes the picture's digits and one attempt: a picture is answered once, right or wrong. */
export async function takeAnswer(trx: Kysely<DB>, id: string, holder: string, now: Date) {
  const check = await trx
    .selectFrom('guest_check')
    .select(['code_hash', 'passed_at', 'attempts'])
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (!check?.code_hash || check.attempts >= limits.checkAttempts) return check
  await trx
    .updateTable('guest_check')
    .set(row => ({ code_hash: null, code_sealed: null, attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return check
}

export async function passCheck(trx: Kysely<DB>, id: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + limits.checkSeconds * 1000)
  await trx
    .updateTable('guest_check')
    .set({ passed_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

/** A solved captcha counts for one booking. */
export async function spendChecks(trx: Kysely<DB>, holder: string): Promise<void> {
  await trx.deleteFrom('guest_check').where('holder', '=', holder).execute()
}
