import { randomUUID } from 'node:crypto'
import type { AdultRelKind } from '@vizit/domain/family/relations.ts'
import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'
import { columnsOf, factsOf } from './people.ts'

export interface RelativeRequest {
  readonly id: string
  readonly relKind: AdultRelKind
  readonly phone: string
  readonly facts: PersonFacts
}

/** Stores whom an account wants to add; returns the request's id, which only this account may know. */
export async function insertRequest(
  trx: Kysely<DB>,
  accountId: string,
  { relKind, phone, facts }: Omit<RelativeRequest, 'id'>,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const expires_at = new Date(now.getTime() + limits.requestSeconds * 1000)
  await trx
    .insertInto('relative_request')
    .values({ id, account_id: accountId, rel_kind: relKind, phone, ...columnsOf(facts), expires_at })
    .execute()
  return id
}

/** The account's request, if it has not expired. */
export async function findRequest(
  db: Kysely<DB>,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<RelativeRequest | undefined> {
  const row = await db
    .selectFrom('relative_request')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const facts = row && factsOf(row)
  if (!row || !facts) return undefined
  return { id, relKind: row.rel_kind as AdultRelKind, phone: row.phone, facts }
}

/** Stores the code that was sent last, and resets its five guesses. */
export async function saveSentCode(trx: Kysely<DB>, id: string, codeHash: Buffer, now: Date): Promise<void> {
  const code_expires_at = new Date(now.getTime() + limits.codeSeconds * 1000)
  await trx
    .updateTable('relative_request')
    .set({ code_hash: codeHash, code_expires_at, attempts: 0 })
    .where('id', '=', id)
    .execute()
}

/** Counts a guess before comparing it, so that concurrent requests cannot exceed five guesses. */
export async function takeGuess(db: Kysely<DB>, id: string, now: Date) {
  return db
    .updateTable('relative_request')
    .set(request => ({ attempts: request('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('code_hash', 'is not', null)
    .where('attempts', '<', limits.codeAttempts)
    .where('code_expires_at', '>', now)
    .returning(['attempts', 'code_hash'])
    .executeTakeFirst()
}

/** Uses up a correct code. False: a concurrent request used it, or a newer code replaced it. */
export async function spendSentCode(trx: Kysely<DB>, id: string, hash: Buffer): Promise<boolean> {
  const spent = await trx
    .updateTable('relative_request')
    .set({ code_hash: null })
    .where('id', '=', id)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}

export async function deleteRequest(trx: Kysely<DB>, id: string): Promise<void> {
  await trx.deleteFrom('relative_request').where('id', '=', id).execute()
}
