import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { FeedScope } from './known-places.ts'

export interface LockedSource extends FeedScope {
  readonly lastSequence: number | null
}

/** The source of a feed, locked until the end of the transaction: feeds of one source go one after another. */
export async function lockSource(trx: Kysely<DB>, id: number): Promise<LockedSource> {
  const row = await trx
    .selectFrom('stock_source')
    .select(['chain_id', 'pharmacy_id', 'last_sequence'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return {
    chainId: row.chain_id,
    pharmacyId: row.pharmacy_id,
    lastSequence: row.last_sequence === null ? null : Number(row.last_sequence),
  }
}

export async function saveSequence(trx: Kysely<DB>, id: number, sequence: number): Promise<void> {
  await trx
    .updateTable('stock_source')
    .set({ last_sequence: String(sequence) })
    .where('id', '=', id)
    .execute()
}

interface Asked {
  readonly sourceId: number
  readonly key: string
  readonly now: Date
}

/** The answer to a feed with this key that was applied already. */
export async function findFeed(
  db: Kysely<DB>,
  { sourceId, key, now }: Asked,
): Promise<{ readonly hash: Buffer; readonly answer: string } | undefined> {
  const { rows } = await sql<{ hash: Buffer; answer: string }>`
    select body_hash as hash, answer::text as answer from stock_feed
    where source_id = ${sourceId} and idempotency_key = ${key}
      and at > ${now}::timestamptz - idempotency_key_lifetime()`.execute(db)
  return rows[0]
}

interface Applied {
  readonly sourceId: number | null
  readonly key: string | null
  readonly hash: Buffer
  readonly answer: string
  readonly now: Date
}

/** A key whose time is over may be used again. */
export async function saveFeed(
  trx: Kysely<DB>,
  { sourceId, key, hash, answer, now }: Applied,
): Promise<void> {
  await sql`
    insert into stock_feed (source_id, idempotency_key, body_hash, answer, at)
    values (${sourceId}, ${key}, ${hash}, ${answer}::json, ${now})
    on conflict (source_id, idempotency_key) do update
      set body_hash = excluded.body_hash, answer = excluded.answer, at = excluded.at`.execute(trx)
}
