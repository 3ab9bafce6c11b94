import { createHash } from 'node:crypto'
import type { ErrorCode } from '@vizit/contract/errors.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/generated/db.ts'
import { JsonText } from '../http/json-text.ts'
import { Refused } from '../http/refusal.ts'

export interface OnceAsked {
  readonly accountId: string
  /** The client's; null: every request counts for itself. */
  readonly key: string | null
  readonly call: string
  readonly body: object
  readonly now: Date
}

/**
 * Answers a creating call once for its key (decisions D13): the same request again is told word for word what the first
 * one was, of two at once the later waits for the earlier, and a refusal leaves the key free. In one transaction with
 * what `act` does.
 */
export async function answerOnce<K extends ErrorCode>(
  trx: Kysely<DB>,
  { accountId, key, call, body, now }: OnceAsked,
  act: () => Promise<Readonly<Record<string, unknown>> | Refused<K>>,
): Promise<JsonText | Refused<K | 'INVALID_ARGUMENT'>> {
  if (key === null) {
    const acted = await act()
    return acted instanceof Refused ? acted : new JsonText(JSON.stringify(acted))
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest()
  const { rows: taken } = await sql`
    insert into idempotency_key as known (account_id, key, call, body_hash, result, created_at)
    values (${accountId}, ${key}, ${call}, ${hash}, 'null', ${now})
    on conflict (account_id, key) do update
      set call = excluded.call, body_hash = excluded.body_hash, result = excluded.result, created_at = excluded.created_at
      where known.created_at <= excluded.created_at - interval '24 hours'
    returning key`.execute(trx)
  if (taken.length === 0) return knownAnswer(trx, accountId, key, hash)
  const acted = await act()
  const own = trx.deleteFrom('idempotency_key').where('account_id', '=', accountId).where('key', '=', key)
  if (acted instanceof Refused) {
    await own.execute()
    return acted
  }
  const text = JSON.stringify(acted)
  await trx
    .updateTable('idempotency_key')
    .set({ result: text })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .execute()
  return new JsonText(text)
}

async function knownAnswer(trx: Kysely<DB>, accountId: string, key: string, hash: Buffer) {
  const known = await trx
    .selectFrom('idempotency_key')
    .select(['body_hash', sql<string>`result::text`.as('answer')])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (known.body_hash.equals(hash)) return new JsonText(known.answer)
  return new Refused('INVALID_ARGUMENT', { fields: [{ path: 'Idempotency-Key', problem: 'reused' }] })
}
