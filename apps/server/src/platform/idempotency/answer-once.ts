import type { ErrorCode } from '@vizit/contract/errors.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/generated/db.ts'
import { JsonText } from '../http/json-text.ts'
import { Refused } from '../http/refusal.ts'
import { requestHash } from './request-hash.ts'

/** The owner of the key: an account, or a guest by the id that holds their timeslots. */
export type KeyOwner = { readonly accountId: string } | { readonly holder: string }

export type AnswerOnceRequest = KeyOwner & {
  /** The client's key. Null: every request counts on its own. */
  readonly key: string | null
  readonly call: string
  readonly body: object
  readonly now: Date
}

/**
 * Runs a creating call once per key (decisions D13). The same request again gets the first answer, byte for byte;
 * of two at once the later waits for the earlier; a refusal leaves the key unused. Runs in the transaction of
 * `act`.
 */
export async function answerOnce<K extends ErrorCode>(
  trx: Kysely<DB>,
  asked: AnswerOnceRequest,
  act: () => Promise<Readonly<Record<string, unknown>> | Refused<K>>,
): Promise<JsonText | Refused<K | 'INVALID_ARGUMENT'>> {
  const { key, call, now } = asked
  if (key === null) {
    const acted = await act()
    return acted instanceof Refused ? acted : new JsonText(JSON.stringify(acted))
  }
  const { table, column, owner } = keysOf(asked)
  const { rows: taken } = await sql`
    insert into ${table} as known (${column}, key, call, body_hash, result, created_at)
    values (${owner}, ${key}, ${call}, ${requestHash(call, asked.body)}, 'null', ${now})
    on conflict (${column}, key) do update
      set call = excluded.call, body_hash = excluded.body_hash, result = excluded.result, created_at = excluded.created_at
      where known.created_at <= excluded.created_at - idempotency_key_lifetime()
    returning key`.execute(trx)
  if (taken.length === 0) {
    const known = await answeredBefore(trx, asked)
    if (!known) throw new Error('a key that is taken has an answer')
    return known
  }
  const acted = await act()
  if (acted instanceof Refused) {
    await sql`delete from ${table} where ${column} = ${owner} and key = ${key}`.execute(trx)
    return acted
  }
  const text = JSON.stringify(acted)
  await sql`update ${table} set result = ${text} where ${column} = ${owner} and key = ${key}`.execute(trx)
  return new JsonText(text)
}

/** The first answer to the same request; undefined if there was none. */
export async function answeredBefore(
  db: Kysely<DB>,
  asked: AnswerOnceRequest,
): Promise<JsonText | Refused<'INVALID_ARGUMENT'> | undefined> {
  const { table, column, owner } = keysOf(asked)
  const { rows } = await sql<{ body_hash: Buffer; answer: string }>`
    select body_hash, result::text as answer from ${table}
    where ${column} = ${owner} and key = ${asked.key} and created_at > ${asked.now}::timestamptz - idempotency_key_lifetime()
  `.execute(db)
  const [known] = rows
  if (!known) return undefined
  if (known.body_hash.equals(requestHash(asked.call, asked.body))) return new JsonText(known.answer)
  return new Refused('INVALID_ARGUMENT', { fields: [{ path: 'Idempotency-Key', problem: 'reused' }] })
}

export function keysOf(asked: KeyOwner) {
  return 'accountId' in asked
    ? { table: sql.table('idempotency_key'), column: sql.ref('account_id'), owner: asked.accountId }
    : { table: sql.table('guest_idempotency_key'), column: sql.ref('holder'), owner: asked.holder }
}
