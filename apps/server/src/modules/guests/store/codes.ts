import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

/** When a code of this visit was last sent. */
export async function lastSentAt(trx: Kysely<DB>, visitId: string): Promise<Date | null> {
  const last = await trx
    .selectFrom('guest_code')
    .select('sent_at')
    .where('visit_id', '=', visitId)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.sent_at ?? null
}

export interface SentCode {
  readonly id: string
  readonly visitId: string
  readonly codeHash: Buffer
  readonly sentAt: Date
  readonly expiresAt: Date
}

export async function saveCode(
  trx: Kysely<DB>,
  { id, visitId, codeHash, sentAt, expiresAt }: SentCode,
): Promise<void> {
  await trx
    .insertInto('guest_code')
    .values({ id, visit_id: visitId, code_hash: codeHash, sent_at: sentAt, expires_at: expiresAt })
    .execute()
}

/** Counts a guess before comparing it, so that concurrent requests cannot exceed five guesses. */
export async function takeAttempt(db: Kysely<DB>, id: string, now: Date) {
  return db
    .updateTable('guest_code')
    .set(code => ({ attempts: code('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('code_hash', 'is not', null)
    .where('attempts', '<', limits.codeAttempts)
    .where('expires_at', '>', now)
    .returning(['attempts', 'code_hash', 'sent_at', 'visit_id'])
    .executeTakeFirst()
}

/** A code that has not expired, whether or not guesses are left. */
export async function findCode(db: Kysely<DB>, id: string, now: Date) {
  return db
    .selectFrom('guest_code')
    .select(['attempts', 'sent_at', 'code_hash', 'visit_id'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Records the right code. False: a concurrent right guess came first. */
export async function spendCode(db: Kysely<DB>, id: string): Promise<boolean> {
  const spent = await db
    .updateTable('guest_code')
    .set({ code_hash: null })
    .where('id', '=', id)
    .where('code_hash', 'is not', null)
    .executeTakeFirst()
  return spent.numUpdatedRows > 0n
}
