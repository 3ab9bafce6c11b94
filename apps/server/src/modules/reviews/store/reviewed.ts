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

/** The full names of who has written a review and of the patient: an answer to an anonymous one has none of them. */
export async function namesOfAuthor(db: Kysely<DB>, reviewId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', who.last_name, who.first_name, who.middle_name) as name
    from review r
    left join visit v on v.id = r.visit_id
    left join family_relation me on me.account_id = r.account_id and me.rel_kind = 'ME'
    join profile who on who.id in (v.profile_id, me.profile_id)
    where r.id = ${reviewId}`.execute(db)
  return rows.map(({ name }) => name).filter(name => name !== '')
}
