import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface ReviewedVisit {
  readonly profileId: string
  readonly doctorId: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly status: string
}

export async function readReviewedVisit(db: Kysely<DB>, visitId: string): Promise<ReviewedVisit | undefined> {
  const { rows } = await sql<ReviewedVisit>`
    select profile_id as "profileId", doctor_id::text as "doctorId", starts_at as "startsAt", ends_at as "endsAt", status
    from visit where id = ${visitId}`.execute(db)
  return rows[0]
}

/** The full names of a doctor in every language, who may be named in a review. */
export async function namesOfDoctor(db: Kysely<DB>, doctorId: string): Promise<string[]> {
  const { rows } = await sql<{ names: string[] }>`
    select array[concat_ws(' ', last_name_ru, first_name_ru, middle_name_ru),
      concat_ws(' ', last_name_be, first_name_be, middle_name_be),
      concat_ws(' ', last_name_en, first_name_en, middle_name_en)] as names
    from doctor where id = ${doctorId}`.execute(db)
  return (rows[0]?.names ?? []).filter(name => name !== '')
}
