import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { numberArray } from './number-array.ts'

/**
 * Locks timeslots against booking and holding until the transaction ends. Lock order: by id, as bookings lock the
 * timeslots of a run, so that there is no deadlock.
 */
export async function lockSlots(trx: Kysely<DB>, slotIds: readonly string[]): Promise<void> {
  await sql`
    select from timeslot where id = any(${numberArray(slotIds)}::bigint[]) order by id for update`.execute(
    trx,
  )
}

/**
 * Removes these timeslots: free ones at once, booked or held ones when their visit or hold is over. The caller
 * has locked them, and the delete decides which are free: a booking that came first is kept.
 */
export async function withdrawSlots(trx: Kysely<DB>, slotIds: readonly string[], now: Date): Promise<number> {
  const ids = numberArray(slotIds)
  const { numAffectedRows } = await sql`
    delete from timeslot where id = any(${ids}::bigint[]) and visit_id is null and (held_until is null or held_until <= ${now})`.execute(
    trx,
  )
  await sql`
    update timeslot set withdrawn = true
    where id = any(${ids}::bigint[]) and not withdrawn`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

/**
 * Restores timeslots that were withdrawn while booked or held. Returns which: one that was released at this
 * moment is deleted and must be made again.
 */
export async function restoreSlots(trx: Kysely<DB>, slotIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update timeslot set withdrawn = false where id = any(${numberArray(slotIds)}::bigint[])
    returning id`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/** Deletes withdrawn timeslots whose hold expired without being released. */
export async function removeAbandonedSlots(db: Kysely<DB>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from timeslot where id in (
      select id from timeslot where withdrawn and held_until <= ${now} order by id for update
    ) and withdrawn and visit_id is null and held_until <= ${now}`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
