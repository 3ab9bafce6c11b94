import type { Shift, Timetable, WeeklyShift, Weeks } from '@vizit/domain/timetable/timetable.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { numberArray } from './number-array.ts'

type StoredShift = Omit<WeeklyShift, 'weeks'> & { assignmentId: string; weeks: Weeks }
type StoredException = { assignmentId: string; date: string } & (Shift | Record<keyof Shift, null>)
type Draft = { shifts: WeeklyShift[]; exceptions: Map<string, Shift[]> }

/** The timetables of these assignments; empty for one without rules. */
export async function readTimetables(
  db: Kysely<DB>,
  assignmentIds: readonly string[],
): Promise<Map<string, Timetable>> {
  const ids = numberArray(assignmentIds)
  const drafts = new Map(
    assignmentIds.map((id): [string, Draft] => [id, { shifts: [], exceptions: new Map() }]),
  )
  for (const { assignmentId, ...shift } of await shiftsOf(db, ids))
    drafts.get(assignmentId)?.shifts.push(shift)
  for (const row of await exceptionsOf(db, ids)) {
    const dates = drafts.get(row.assignmentId)?.exceptions
    const shifts = dates?.get(row.date) ?? []
    if (row.starts !== null) {
      shifts.push({ starts: row.starts, ends: row.ends, slotMinutes: row.slotMinutes })
    }
    dates?.set(row.date, shifts)
  }
  return new Map([...drafts].map(([id, draft]) => [id, finished(draft)]))
}

function finished({ shifts, exceptions }: Draft): Timetable {
  return { shifts, exceptions: [...exceptions].map(([date, on]) => ({ date, shifts: on })) }
}

async function shiftsOf(db: Kysely<DB>, ids: string): Promise<StoredShift[]> {
  const { rows } = await sql<StoredShift>`
    select assignment_id as "assignmentId", weekday, weeks,
      to_char(starts, 'HH24:MI') as starts, to_char(ends, 'HH24:MI') as ends, slot_minutes as "slotMinutes",
      valid_from as "validFrom", valid_to as "validTo"
    from timetable_hours where assignment_id = any(${ids}::bigint[])`.execute(db)
  return rows
}

async function exceptionsOf(db: Kysely<DB>, ids: string): Promise<StoredException[]> {
  const { rows } = await sql<StoredException>`
    select assignment_id as "assignmentId", date,
      to_char(starts, 'HH24:MI') as starts, to_char(ends, 'HH24:MI') as ends, slot_minutes as "slotMinutes"
    from timetable_exception where assignment_id = any(${ids}::bigint[])`.execute(db)
  return rows
}

export async function readHolidays(db: Kysely<DB>, providerId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('provider_holiday')
    .select('date')
    .where('provider_id', '=', providerId)
    .execute()
  return new Set(rows.map(({ date }) => date))
}
