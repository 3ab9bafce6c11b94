import type { FreshDeed } from '@vizit/contract/shapes/fresh-deed.ts'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB, FreshCode } from '../../../platform/database/generated/db.ts'
import type { Spent } from '../../../platform/http/fresh-code.ts'

/** The account, session and deed of a code; it confirms nothing else. */
export interface CodeFor {
  readonly accountId: string
  readonly sessionId: string
  readonly deed: FreshDeed
}

export async function insertCode(trx: Kysely<DB>, code: Insertable<FreshCode>): Promise<void> {
  await trx.insertInto('fresh_code').values(code).execute()
}

/** The codes that were sent to a session since then, the newest first. */
export function codesSince(trx: Kysely<DB>, sessionId: string, since: Date) {
  return trx
    .selectFrom('fresh_code')
    .select(['id', 'deed', 'sent_at', 'expires_at', 'used_at', 'attempts', 'guesses'])
    .where('session_id', '=', sessionId)
    .where('sent_at', '>', since)
    .orderBy('sent_at', 'desc')
    .execute()
}

interface Guess extends CodeFor {
  readonly id: string
  readonly requestHash: Buffer | null
  readonly now: Date
}

const isFor = ({ id, accountId, sessionId, deed }: Omit<Guess, 'requestHash' | 'now'>) => sql<boolean>`
  id = ${id} and account_id = ${accountId} and session_id = ${sessionId} and deed = ${deed}`

/**
 * Judges and counts one guess in one statement, so that concurrent requests cannot exceed the limit of wrong
 * guesses. A right guess is not counted: if the deed is refused for another reason, the code may be sent again.
 */
export function takeGuess(
  db: Kysely<DB>,
  { codeHash, requestHash, now, ...of }: Guess & { codeHash: Buffer },
) {
  return db
    .updateTable('fresh_code')
    .set({ attempts: sql<number>`attempts + case when code_hash = ${codeHash} then 0 else 1 end` })
    .where(isFor(of))
    .where(sql<boolean>`attempts < guesses`)
    .where(sql<boolean>`((used_at is null and expires_at > ${now}) or used_by = ${requestHash})`)
    .returning(['attempts', 'guesses', 'sent_at', sql<boolean>`code_hash = ${codeHash}`.as('isRight')])
    .executeTakeFirst()
}

/** When a valid code was sent whose guesses were all wrong. */
export async function exhaustedSince(db: Kysely<DB>, { now, ...of }: Omit<Guess, 'requestHash'>) {
  const code = await db
    .selectFrom('fresh_code')
    .select('sent_at')
    .where(isFor(of))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`attempts >= guesses`)
    .executeTakeFirst()
  return code?.sent_at
}

/** Uses a code up. */
export async function spendCode(
  trx: Kysely<DB>,
  { id, requestHash, now }: Pick<Guess, 'id' | 'requestHash' | 'now'>,
): Promise<Spent> {
  const spent = await trx
    .updateTable('fresh_code')
    .set({ used_at: now, used_by: requestHash })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (spent.numUpdatedRows > 0n) return 'first'
  const known = await trx
    .selectFrom('fresh_code')
    .select('id')
    .where('id', '=', id)
    .where('used_by', '=', requestHash)
    .executeTakeFirst()
  return known ? 'repeated' : null
}

export async function forgetFreshCodes(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('fresh_code').where('sent_at', '<', before).execute()
}
