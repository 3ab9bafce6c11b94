import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** An assignment by the clinic's codes, with the services provided there. */
export interface KnownAssignment {
  readonly providerId: string
  readonly clinic: string
  readonly assignmentId: string
  readonly isInUse: boolean
  readonly doctor: string
  readonly branch: string
  /** A code of the reference data. */
  readonly speciality: string
  readonly services: readonly { readonly code: string; readonly id: string; readonly minutes: number }[]
}

/** The active assignments of these clinics, and those of visits that the file refers to. */
export async function readAssignments(
  db: Kysely<DB>,
  clinics: readonly string[],
  standing: readonly string[],
): Promise<KnownAssignment[]> {
  const { rows } = await sql<KnownAssignment>`
    select p.id as "providerId", p.code as clinic, a.id as "assignmentId", a.active as "isInUse", d.code as doctor, b.code as branch,
      s.code as speciality, coalesce((
        select json_agg(json_build_object('code', sv.code, 'id', sv.id::text, 'minutes', m.duration_minutes))
        from assignment_service m join service sv on sv.id = m.service_id
        where m.assignment_id = a.id and sv.active
      ), '[]') as services
    from assignment a
    join provider p on p.id = a.provider_id
    join doctor d on d.id = a.doctor_id
    join branch b on b.id = a.branch_id
    join speciality s on s.id = a.speciality_id
    where p.code = any(${[...clinics]}) and (a.active or a.id = any(${[...standing]}::bigint[]))`.execute(db)
  return rows
}

/** The existing clinics of these codes, and the timetable owner of each. */
export async function readClinics(db: Kysely<DB>, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('provider')
    .select(['code', 'keeper as timetableOwner'])
    .where('code', 'in', [...codes, ''])
    .execute()
  return new Map(rows.map(({ code, timetableOwner }) => [code, timetableOwner]))
}

/** The clinic of this code, and its timetable owner. */
export const readClinic = (db: Kysely<DB>, code: string) =>
  db
    .selectFrom('provider')
    .select(['id', 'keeper as timetableOwner'])
    .where('code', '=', code)
    .executeTakeFirst()
