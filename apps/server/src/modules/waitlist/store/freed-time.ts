import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface FreedTimeslot {
  readonly slotId: string
  readonly providerId: string
}

/**
 * Takes up the next freed timeslot, in the transaction that offers it: other servers pass it over meanwhile, and find
 * it again where this one comes to nothing.
 */
export async function takeUp(trx: Kysely<DB>, now: Date): Promise<FreedTimeslot | undefined> {
  const { rows } = await sql<FreedTimeslot>`
    delete from freed_timeslot where id = (
      select id from freed_timeslot where due_at <= ${now} order by due_at, id limit 1 for update skip locked
    ) returning timeslot_id as "slotId", provider_id as "providerId"`.execute(trx)
  return rows[0]
}

/** Decisions about one medical organisation are made one at a time, so that the order of joining holds. */
export async function lockLine(trx: Kysely<DB>, providerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waitlist of ${providerId}`}, 0))`.execute(trx)
}

export interface Reach {
  /** Null: everybody's waits. */
  readonly accountId: string | null
  readonly now: Date
  /** Times that begin earlier are offered to nobody any more. */
  readonly begins: Date
  readonly windowEnd: Date
}

/** Puts up what is free and wanted; tells how many timeslots that are. */
export async function putUp(db: Kysely<DB>, { accountId, now, begins, windowEnd }: Reach): Promise<number> {
  const { rows } = await sql<{ slots: number }>`
    select queue_free_timeslots(${accountId}, ${now}, ${begins}, ${windowEnd}) as slots`.execute(db)
  return rows[0]?.slots ?? 0
}
