import { createHash } from 'node:crypto'
import type { ErrorAttributes, ErrorCode } from '@vizit/contract/errors.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/generated/db.ts'
import { Refused } from '../http/refusal.ts'
import { requestHash } from './request-hash.ts'

export interface GuessAsked<K extends ErrorCode> {
  readonly accountId: string
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
  { accountId, key, call, body, now, wrong }: GuessAsked<K>,
  judge: () => Promise<T>,
): Promise<T | Refused<K>> {
  if (key === null) return judge()
  // A client's key has no space: this one is never taken for the key of an answered call.
  const of = { account_id: accountId, key: `wrong ${createHash('sha256').update(key).digest('hex')}` }
  const hash = requestHash(call, body)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${accountId} ${of.key}`}, 0))`.execute(trx)
  const known = await trx
    .selectFrom('idempotency_key')
    .select(['body_hash', 'result'])
    .where('account_id', '=', accountId)
    .where('key', '=', of.key)
    .executeTakeFirst()
  if (known?.body_hash.equals(hash)) return new Refused(wrong, known.result as ErrorAttributes<K>)
  const judged = await judge()
  if (judged instanceof Refused && judged.code === wrong) {
    const refused = { call, body_hash: hash, result: JSON.stringify(judged.attributes), created_at: now }
    await trx
      .insertInto('idempotency_key')
      .values({ ...of, ...refused })
      .onConflict(on => on.columns(['account_id', 'key']).doUpdateSet(refused))
      .execute()
  }
  return judged
}
