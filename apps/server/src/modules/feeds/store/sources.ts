import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** One kind of feed of one sender, such as the prices of a chain. */
export interface FeedOf {
  readonly sourceId: number
  readonly feed: string
}

/**
 * Locks the sender until the end of the transaction, so that its feeds go one after another. Answers the number of the last feed
 * of this kind.
 */
export async function lockSource(trx: Kysely<DB>, { sourceId, feed }: FeedOf): Promise<number | null> {
  await sql`select from feed_source where id = ${sourceId} for update`.execute(trx)
  const row = await trx
    .selectFrom('feed_sequence')
    .select('last_sequence')
    .where('source_id', '=', sourceId)
    .where('feed', '=', feed)
    .executeTakeFirst()
  return row ? Number(row.last_sequence) : null
}

/** Whether a key is not revoked. `until-commit`: nor will it be before this transaction ends. */
export async function isKeyInUse(
  trx: Kysely<DB>,
  keyId: number,
  when: 'now' | 'until-commit',
): Promise<boolean> {
  const lock = when === 'now' ? sql`` : sql`for share`
  const { rows } = await sql`select from feed_key where id = ${keyId} and revoked_at is null ${lock}`.execute(
    trx,
  )
  return rows.length > 0
}

export async function saveSequence(
  trx: Kysely<DB>,
  { sourceId, feed }: FeedOf,
  sequence: number,
): Promise<void> {
  await sql`
    insert into feed_sequence (source_id, feed, last_sequence) values (${sourceId}, ${feed}, ${sequence})
    on conflict (source_id, feed) do update set last_sequence = excluded.last_sequence`.execute(trx)
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
    select body_hash as hash, answer::text as answer from received_feed
    where source_id = ${sourceId} and idempotency_key = ${key}
      and at > ${now}::timestamptz - idempotency_key_lifetime()`.execute(db)
  return rows[0]
}

interface Applied {
  /** Null: a file that the operator imported. */
  readonly sourceId: number | null
  readonly feed: string
  readonly key: string | null
  readonly hash: Buffer
  readonly answer: string
  readonly now: Date
}

/** Keeps an applied feed. A key whose time is over may be used again. */
export async function saveFeed(
  trx: Kysely<DB>,
  { sourceId, feed, key, hash, answer, now }: Applied,
): Promise<void> {
  await sql`
    insert into received_feed (source_id, feed, idempotency_key, body_hash, answer, at)
    values (${sourceId}, ${feed}, ${key}, ${hash}, ${answer}::json, ${now})
    on conflict (source_id, idempotency_key) do update
      set feed = excluded.feed, body_hash = excluded.body_hash, answer = excluded.answer, at = excluded.at`.execute(
    trx,
  )
}

/** Forgets feeds whose answers nobody gets again; returns how many. */
export async function forgetFeeds(db: Kysely<DB>, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from received_feed where at <= ${now}::timestamptz - idempotency_key_lifetime()`.execute(db)
  return Number(numAffectedRows)
}
