import type { SlotTimes } from '@vizit/domain/timetable/make-slots.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { batches } from './batches.ts'
import { numberArray } from './number-array.ts'

export interface NewSlot extends SlotTimes {
  assignmentId: string
  explicit: boolean
}

const ROWS_PER_STATEMENT = 20_000

/** Adds these timeslots, except those at a start that the assignment already has. Returns how many. */
export async function addSlots(trx: Kysely<DB>, slots: readonly NewSlot[]): Promise<number> {
  let added = 0n
  for (const batch of batches(slots, ROWS_PER_STATEMENT)) {
    const { numAffectedRows } = await sql`
      insert into timeslot (assignment_id, starts_at, ends_at, explicit)
      select assignment_id, to_timestamp(starts_at), to_timestamp(ends_at), explicit = 1
      from unnest(
        ${numberArray(batch.map(slot => slot.assignmentId))}::bigint[],
        ${numberArray(batch.map(slot => slot.startsAt / 1000))}::bigint[],
        ${numberArray(batch.map(slot => slot.endsAt / 1000))}::bigint[],
        ${numberArray(batch.map(slot => Number(slot.explicit)))}::int[]
      ) as made (assignment_id, starts_at, ends_at, explicit)
      on conflict (assignment_id, starts_at) do nothing`.execute(trx)
    added += numAffectedRows ?? 0n
  }
  return Number(added)
}
