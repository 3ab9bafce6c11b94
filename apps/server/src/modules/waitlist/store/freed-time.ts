import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface FreedTimeslot {
  readonly slotId: string
  readonly providerId: string
}

/**
 * Takes the next freed timeslot from the queue, in the transaction that offers it. Other servers skip the locked
 * row, and find it again if this transaction is rolled back.
 */
export async function claimFreedTimeslot(trx: Kysely<DB>, now: Date): Promise<FreedTimeslot | undefined> {
  const { rows } = await sql<FreedTimeslot>`
    delete from freed_timeslot where id = (
      select id from freed_timeslot where due_at <= ${now} order by due_at, id limit 1 for update skip locked
    ) returning timeslot_id as "slotId", provider_id as "providerId"`.execute(trx)
  return rows[0]
}

/** Locks the line of a medical organisation: one server decides at a time, so that the order of joining holds. */
export async function lockWaitlist(trx: Kysely<DB>, providerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waitlist of ${providerId}`}, 0))`.execute(trx)
}

export interface AccountToMatch {
  /** Null: the waits of all accounts. */
  readonly accountId: string | null
  readonly now: Date
  /** Times that begin before this moment are not offered any more. */
  readonly begins: Date
  readonly windowEnd: Date
}

/** Queues free timeslots that a wait could take; returns how many. */
export async function queueFreeTimeslots(
  db: Kysely<DB>,
  { accountId, now, begins, windowEnd }: AccountToMatch,
): Promise<number> {
  const { rows } = await sql<{ slots: number }>`
    select queue_free_timeslots(${accountId}, ${now}, ${begins}, ${windowEnd}) as slots`.execute(db)
  return rows[0]?.slots ?? 0
}
