import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** A review of a made-up patient. */
export interface DemoReview {
  readonly doctorId: string
  readonly branchId: string
  readonly text: string
  /** Null: anonymous. */
  readonly authorName: string | null
  /** `YYYY-MM-DD` */
  readonly writtenOn: string
  readonly answer: string | null
}

/** Adds reviews of made-up patients, marked as such, without account and visit. */
export async function insertDemoReviews(db: Kysely<DB>, reviews: readonly DemoReview[]): Promise<void> {
  await sql`
    with given as (
      select gen_random_uuid() as id, * from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb)
        as r("doctorId" bigint, "branchId" bigint, text text, "authorName" text, "writtenOn" date, answer text)
    ), added as (
      insert into review (id, is_demo, provider_id, branch_id, doctor_id, text, author_name, state, written_on, written_at)
      select g.id, true, d.provider_id, g."branchId", d.id, g.text, g."authorName", 'public', g."writtenOn", g."writtenOn"
      from given g join doctor d on d.id = g."doctorId"
      returning id
    )
    insert into review_answer (review_id, text, answered_on, answered_by, revision)
    select g.id, g.answer, g."writtenOn" + 1, 'demo', 1 from given g join added on added.id = g.id where g.answer is not null
  `.execute(db)
}
