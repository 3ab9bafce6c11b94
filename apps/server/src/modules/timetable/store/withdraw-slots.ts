import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { numberArray } from './number-array.ts'

/**
 * Until the transaction ends nobody books or holds these. In the order of their numbers, as bookings take the
 * timeslots of a run: two that wait for each other never meet.
 */
export async function lockSlots(trx: Kysely<DB>, slotIds: readonly string[]): Promise<void> {
  await sql`
    select from timeslot where id = any(${numberArray(slotIds)}::bigint[]) order by id for update`.execute(
    trx,
  )
}

/**
 * Takes these timeslots off: the free ones at once, the booked and the held ones when their visit or hold is
 * over. The database decides which are free, at the moment of deletion: a booking that comes first wins. They
 * are locked already.
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
 * Puts timeslots back that had been withdrawn while somebody had them, and tells which: one that was let go
 * at this very moment is gone, and has to be made anew.
 */
export async function restoreSlots(trx: Kysely<DB>, slotIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update timeslot set withdrawn = false where id = any(${numberArray(slotIds)}::bigint[])
    returning id`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/** Withdrawn timeslots whose hold ran out without being let go. */
export async function removeAbandonedSlots(db: Kysely<DB>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from timeslot where id in (
      select id from timeslot where withdrawn and held_until <= ${now} order by id for update
    ) and withdrawn and visit_id is null and held_until <= ${now}`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
