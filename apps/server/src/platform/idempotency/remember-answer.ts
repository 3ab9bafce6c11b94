import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/generated/db.ts'
import { type AnswerOnceRequest, keysOf } from './answer-once.ts'
import { requestHash } from './request-hash.ts'

/**
 * Stores the answer of a call that ends the thing it is about, so that a repeated request can still be recognised
 * (`answeredBefore`).
 */
export async function rememberAnswer(
  db: Kysely<DB>,
  asked: AnswerOnceRequest,
  answer: object,
): Promise<void> {
  if (asked.key === null) return
  const { table, column, owner } = keysOf(asked)
  await sql`
    insert into ${table} (${column}, key, call, body_hash, result, created_at)
    values (${owner}, ${asked.key}, ${asked.call}, ${requestHash(asked.call, asked.body)}, ${JSON.stringify(answer)}, ${asked.now})
    on conflict do nothing`.execute(db)
}
