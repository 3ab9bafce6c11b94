import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface TimetabledAssignment {
  id: string
  doctorId: string
  /** The assignment, its doctor and its branch are all active. */
  active: boolean
}

/** Grouped by doctor, because a doctor's timeslots are remade together. */
export async function assignmentsByDoctor(
  db: Kysely<DB>,
  providerId: string,
): Promise<TimetabledAssignment[][]> {
  const { rows } = await sql<TimetabledAssignment>`
    select a.id, a.doctor_id as "doctorId", a.active and d.active and b.active as active
    from assignment a join doctor d on d.id = a.doctor_id join branch b on b.id = a.branch_id
    where a.provider_id = ${providerId} order by a.doctor_id, a.id`.execute(db)
  return [...Map.groupBy(rows, row => row.doctorId).values()]
}
