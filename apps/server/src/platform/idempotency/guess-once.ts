import { createHash } from 'node:crypto'
import type { ErrorAttributes, ErrorCode } from '@vizit/contract/errors.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/generated/db.ts'
import { Refused } from '../http/refusal.ts'
import { type KeyOwner, keysOf } from './answer-once.ts'
import { requestHash } from './request-hash.ts'

export type GuessRequest<K extends ErrorCode> = KeyOwner & {
  /** The client's key. Null: every request is a separate guess. */
  readonly key: string | null
  readonly call: string
  readonly body: object
  readonly now: Date
  /** The refusal of a wrong guess. */
  readonly wrong: K
}

/**
 * Checks a guess at a code once per key: the same request again, after a lost answer, gets the first refusal and
 * does not count as a second guess. Of two at once the later waits for the earlier. Runs in the transaction in
 * which `judge` counts.
 */
export async function guessOnce<T, K extends ErrorCode>(
  trx: Kysely<DB>,
  asked: GuessRequest<K>,
  judge: () => Promise<T>,
): Promise<T | Refused<K>> {
  const { key, call, body, now, wrong } = asked
  if (key === null) return judge()
  // Clients' keys contain no space, so this one never equals the key of an answered call.
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
    // For an account that is being deleted nothing needs to be remembered.
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
