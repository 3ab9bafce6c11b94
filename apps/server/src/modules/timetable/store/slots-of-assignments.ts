import type { SlotTimes } from '@vizit/domain/timetable/make-slots.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { numberArray } from './number-array.ts'

export interface StoredSlot extends SlotTimes {
  id: string
  assignmentId: string
  withdrawn: boolean
}

/** The timeslots of these assignments that begin after `now`, free or not. */
export async function slotsAfter(
  db: Kysely<DB>,
  assignmentIds: readonly string[],
  now: Date,
): Promise<StoredSlot[]> {
  const { rows } = await sql<{
    id: string
    assignmentId: string
    starts: number
    ends: number
    withdrawn: boolean
  }>`
    select id, assignment_id as "assignmentId", withdrawn,
      extract(epoch from starts_at)::float8 as starts, extract(epoch from ends_at)::float8 as ends
    from timeslot
    where assignment_id = any(${numberArray(assignmentIds)}::bigint[]) and starts_at > ${now}`.execute(db)
  return rows.map(({ starts, ends, ...slot }) => ({ ...slot, startsAt: starts * 1000, endsAt: ends * 1000 }))
}

/** What occupies a doctor after `now`: visits, and withdrawn timeslots that are held. */
export async function takenTimes(
  db: Kysely<DB>,
  doctorIds: readonly string[],
  now: Date,
): Promise<Map<string, SlotTimes[]>> {
  const ids = numberArray(doctorIds)
  const { rows } = await sql<{ doctorId: string; starts: number; ends: number }>`
    select doctor_id as "doctorId",
      extract(epoch from starts_at)::float8 as starts, extract(epoch from ends_at)::float8 as ends
    from visit where doctor_id = any(${ids}::bigint[]) and status <> 'cancelled' and ends_at > ${now}
    union all
    select a.doctor_id, extract(epoch from t.starts_at)::float8, extract(epoch from t.ends_at)::float8
    from timeslot t join assignment a on a.id = t.assignment_id
    where a.doctor_id = any(${ids}::bigint[]) and t.withdrawn and t.starts_at > ${now}`.execute(db)
  const taken = new Map<string, SlotTimes[]>()
  for (const { doctorId, starts, ends } of rows) {
    const times = taken.get(doctorId) ?? []
    taken.set(doctorId, times)
    times.push({ startsAt: starts * 1000, endsAt: ends * 1000 })
  }
  return taken
}
