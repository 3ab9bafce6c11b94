import { createHash } from 'node:crypto'
import type { ErrorAttributes, ErrorCode } from '@vizit/contract/errors.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/generated/db.ts'
import { Refused } from '../http/refusal.ts'
import { type KeyOwner, keysOf } from './answer-once.ts'
import { requestHash } from './request-hash.ts'

export type GuessAsked<K extends ErrorCode> = KeyOwner & {
  /** The client's; null: every request is a guess of its own. */
  readonly key: string | null
  readonly call: string
  readonly body: object
  readonly now: Date
  /** The refusal of a wrong guess. */
  readonly wrong: K
}

/**
 * Judges a guess at a code once for its key: the same request again, because its answer was lost, is refused as the first one
 * was, and counts as no second guess. Of two at once the later waits for the earlier. In one transaction with what
 * `judge` counts.
 */
export async function guessOnce<T, K extends ErrorCode>(
  trx: Kysely<DB>,
  asked: GuessAsked<K>,
  judge: () => Promise<T>,
): Promise<T | Refused<K>> {
  const { key, call, body, now, wrong } = asked
  if (key === null) return judge()
  // A client's key has no space: this one is never taken for the key of an answered call.
  const { table, column, owner } = keysOf(asked)
  const kept = `wrong ${createHash('sha256').update(key).digest('hex')}`
  const hash = requestHash(call, body)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${owner} ${kept}`}, 0))`.execute(trx)
  const { rows } = await sql<{ body_hash: Buffer; result: ErrorAttributes<K> }>`
    select body_hash, result from ${table} where ${column} = ${owner} and key = ${kept}`.execute(trx)
  const [known] = rows
  if (known?.body_hash.equals(hash)) return new Refused(wrong, known.result)
  const judged = await judge()
  if (judged instanceof Refused && judged.code === wrong) {
    // An account that is being deleted meanwhile has nothing left to remember.
    const isThere =
      'accountId' in asked ? sql`exists (select from account where id = ${owner} for key share)` : sql`true`
    await sql`
      insert into ${table} (${column}, key, call, body_hash, result, created_at)
      select ${owner}::uuid, ${kept}, ${call}, ${hash}, ${JSON.stringify(judged.attributes)}::json, ${now}::timestamptz
      where ${isThere}
      on conflict (${column}, key) do update set
        call = excluded.call, body_hash = excluded.body_hash, result = excluded.result, created_at = excluded.created_at
    `.execute(trx)
  }
  return judged
}
