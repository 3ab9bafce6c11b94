import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** A visit at a time that is no longer in the timetable. Contains no personal data. */
export interface TimetableConflict {
  visitId: string
  startsAt: Date
  doctorCode: string
  doctorName: string
  branchCode: string
  branchName: string
}

export async function conflictsOf(
  db: Kysely<DB>,
  providerId: string,
  now: Date,
): Promise<TimetableConflict[]> {
  const { rows } = await sql<TimetableConflict>`
    select distinct v.id as "visitId", v.starts_at as "startsAt",
      d.code as "doctorCode", concat_ws(' ', d.last_name_ru, d.first_name_ru, d.middle_name_ru) as "doctorName",
      b.code as "branchCode", b.name_ru as "branchName"
    from timeslot t
      join visit v on v.id = t.visit_id
      join assignment a on a.id = t.assignment_id
      join doctor d on d.id = a.doctor_id
      join branch b on b.id = a.branch_id
    where a.provider_id = ${providerId} and t.withdrawn and t.starts_at > ${now}
    order by v.starts_at, v.id`.execute(db)
  return rows
}

/** How many withdrawn timeslots are held by an open booking form. */
export async function heldWithdrawn(db: Kysely<DB>, providerId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from timeslot t join assignment a on a.id = t.assignment_id
    where a.provider_id = ${providerId} and t.withdrawn and t.visit_id is null and t.held_until > ${now}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
