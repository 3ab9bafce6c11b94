import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Delay } from '../gateways/gateway.ts'
import type { Channel } from '../message.ts'
import { knownTemplates } from '../message-text.ts'
import { combineReceipts, type MessageOutcome } from '../receipts/store.ts'
import { CLEARED_DATA } from './cleared-data.ts'

const MS = 1000

export interface DueMessage {
  readonly now: Date
  /** Maximum number of messages. */
  readonly limit: number
  readonly channels: readonly Channel[]
  /** Only those that are not sent in quiet hours, or only the others; both if it is left out. */
  readonly hasQuietHours?: boolean
}

export type Claimed = Awaited<ReturnType<typeof claimDue>>[number]

/** `outbox.delayed_by` of a message that a server is sending, and of one whose server died while sending. */
const SENDING = 'sending'

/** Claims due messages for the length of the lease; claims of other servers skip them. */
export function claimDue(db: Kysely<DB>, due: DueMessage, leaseSeconds: number) {
  return (
    db
      .updateTable('outbox')
      .set(row => ({
        attempts: row('attempts', '+', 1),
        next_attempt_at: new Date(due.now.getTime() + leaseSeconds * MS),
        delayed_by: SENDING,
      }))
      .where('id', '=', dueIds(db, due))
      .returning(['id', 'channel', 'recipient', 'language', 'template', 'data', 'attempts', 'expires_at'])
      .returning([
        'account_id',
        'opens',
        'topic',
        'pushed_at',
        'ways',
        'quiet_from',
        'quiet_to',
        'created_at',
      ])
      // The message belongs to this server until then.
      .returning('next_attempt_at as claimed_until')
      .execute()
  )
}

/** Marks due messages as sent without sending them, and keeps their text: the development inbox reads the outbox itself. */
export async function acceptDue(db: Kysely<DB>, due: DueMessage): Promise<number> {
  const accepted = await db
    .updateTable('outbox')
    .set({ sent_at: due.now })
    .where('id', '=', dueIds(db, due))
    .executeTakeFirst()
  return Number(accepted.numUpdatedRows)
}

export async function acceptClaimed(db: Kysely<DB>, id: string, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: now, delayed_by: null }).where('id', '=', id).execute()
}

/**
 * The ids to claim, computed once. A plain `in (select … limit n)` may be evaluated for every row of the outbox;
 * it would then claim all due messages, in quadratic time.
 */
function dueIds(db: Kysely<DB>, { now, limit, channels, hasQuietHours }: DueMessage) {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where('channel', 'in', channels)
    .where(sql<boolean>`template = any(${knownTemplates})`)
    .$if(hasQuietHours === true, query => query.where('quiet_from', 'is not', null))
    .$if(hasQuietHours === false, query => query.where('quiet_from', 'is', null))
    .orderBy('next_attempt_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return sql<string>`any(array(${due}))`
}

/**
 * Marks a message as sent and clears its contents; receipts will use these references. One statement, so that a
 * server that dies after the gateway's answer leaves the shortest possible time in which the message could be
 * sent again.
 */
export async function markSent(
  db: Kysely<DB>,
  id: string,
  references: readonly string[],
  now: Date,
): Promise<MessageOutcome> {
  await sql`
    with parts as (
      insert into message_part (reference, message_id, created_at)
      select reference, ${id}, ${now} from unnest(${references.toSorted()}::text[]) reference
      on conflict (reference) do update set message_id = excluded.message_id
      returning reference
    )
    update outbox set sent_at = ${now}, delayed_by = null, data = ${whatIsLeft}
    -- Parts first, as receipts do, which wait for each other otherwise.
    where id = ${id} and (select count(*) from parts) >= 0`.execute(db)
  if (references.length === 0) return undefined
  return db.transaction().execute(trx => combineReceipts(trx, id, now))
}

/** Contents that stay while the message may still have to go by another channel and has not expired. */
const whatIsLeft = sql<string>`case when ways is null then '{}' else data end`

export async function postpone(db: Kysely<DB>, id: string, by: Delay, until: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: until, delayed_by: by })
    .where('id', '=', id)
    .execute()
}

/** The gateway was not asked, so this does not count as an attempt. */
export async function delayWithoutAttempt(
  db: Kysely<DB>,
  id: string,
  { by, until }: { by: 'spend-limit' | 'quiet-hours'; until: Date },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(row => ({ attempts: row('attempts', '-', 1), next_attempt_at: until, delayed_by: by }))
    .where('id', '=', id)
    .execute()
}

/**
 * `no-recipient`: the phone or address no longer belongs to the account, or no channel reaches it. `unreadable`:
 * sealed by another secret of the server.
 */
export type Failure = 'refused' | 'gave-up' | 'no-gateway' | 'no-recipient' | 'not-shown' | 'unreadable'

export async function markFailed(db: Kysely<DB>, id: string, failure: Failure, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: now, failure, data: CLEARED_DATA })
    .where('id', '=', id)
    .execute()
}

/** Fails the messages that have expired. Returns their channels. */
export async function failExpired(db: Kysely<DB>, now: Date): Promise<string[]> {
  const failed = await db
    .updateTable('outbox')
    .set({ failed_at: now, failure: 'expired', data: CLEARED_DATA })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where('expires_at', '<=', now)
    .returning('channel')
    .execute()
  return failed.map(({ channel }) => channel)
}

/** Deletes expired secrets, so that nobody can learn later what they were. */
export async function dropSpentSecrets(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ data: sql`data - 'sealed'` })
    .where(sql<boolean>`data ? 'sealed'`)
    .where('expires_at', '<=', now)
    .execute()
}

/**
 * Clears messages that reached their final state elsewhere: by receipts, without another channel, or on an older
 * server. Not called if the development inbox shows sent messages.
 */
export async function emptyEndedState(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`
    update outbox set data = ${CLEARED_DATA}
    where data <> '{}' and (sent_at is not null or failed_at is not null)
      and (ways is null or delivered_at is not null or expires_at <= ${now})`.execute(db)
}

/** Messages contain personal data: they are not kept longer than complaints about them may come. */
export async function forgetBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('created_at', '<', before).execute()
}

/** The last message to a person who deleted their account contains their name; it is deleted once it was sent. */
export async function deleteFarewellMessages(db: Kysely<DB>, before: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('template', '=', 'account-deleted')
    .where(where => where.or([where('sent_at', '<', before), where('failed_at', '<', before)]))
    .execute()
}
