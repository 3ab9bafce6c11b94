import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Clinic } from '../clinic.ts'
import type { SavedAssignment } from './save-assignments.ts'

/** Replaces the rules of all timetables. */
export async function saveTimetables(
  trx: Kysely<DB>,
  providerId: string,
  { saved, holidays }: { saved: readonly SavedAssignment[]; holidays: Clinic['holidays'] },
): Promise<void> {
  await forget(trx, providerId)
  const shifts = saved.flatMap(({ id, timetable }) => timetable.shifts.map(shift => ({ id, ...shift })))
  await sql`
    insert into timetable_hours (assignment_id, weekday, weeks, starts, ends, slot_minutes, valid_from, valid_to)
    select id, weekday, weeks, starts, ends, "slotMinutes", "validFrom", "validTo"
    from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as row (
      id bigint, weekday int, weeks text, starts time, ends time,
      "slotMinutes" int, "validFrom" date, "validTo" date
    )`.execute(trx)
  await sql`
    insert into timetable_exception (assignment_id, date, starts, ends, slot_minutes)
    select id, date, starts, ends, "slotMinutes"
    from jsonb_to_recordset(${JSON.stringify(exceptionRows(saved))}::jsonb) as row (
      id bigint, date date, starts time, ends time, "slotMinutes" int
    )`.execute(trx)
  await sql`
    insert into provider_holiday (provider_id, date, name_ru)
    select ${providerId}, date, name
    from jsonb_to_recordset(${JSON.stringify(holidays)}::jsonb) as row (date date, name text)`.execute(trx)
}

/** A date on which the clinic is closed is a row without times. */
function exceptionRows(saved: readonly SavedAssignment[]): object[] {
  return saved.flatMap(({ id, timetable }) =>
    timetable.exceptions.flatMap(({ date, shifts }) =>
      shifts.length === 0 ? [{ id, date }] : shifts.map(shift => ({ id, date, ...shift })),
    ),
  )
}

async function forget(trx: Kysely<DB>, providerId: string): Promise<void> {
  for (const table of ['timetable_hours', 'timetable_exception']) {
    await sql`
      delete from ${sql.table(table)}
      using assignment where assignment.id = assignment_id and provider_id = ${providerId}`.execute(trx)
  }
  await trx.deleteFrom('provider_holiday').where('provider_id', '=', providerId).execute()
}
