import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** The public answer to a review. */
export async function answerTo(db: Kysely<DB>, reviewId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('review_answer')
    .select('text')
    .where('review_id', '=', reviewId)
    .executeTakeFirst()
  return found?.text
}

/** Takes the public answer to a review off the lists until somebody has read it. */
export async function holdAnswer(trx: Kysely<DB>, reviewId: string): Promise<void> {
  await sql`
    with held as (
      delete from review_answer where review_id = ${reviewId}
      returning review_id, revision, text, answered_on, answered_by
    )
    insert into held_review_answer (review_id, revision, text, answered_on, answered_by)
    select * from held
    on conflict (review_id) do update set revision = excluded.revision, text = excluded.text,
      answered_on = excluded.answered_on, answered_by = excluded.answered_by`.execute(trx)
}

/** Another answer is public instead. */
export async function dropHeldAnswer(trx: Kysely<DB>, reviewId: string): Promise<void> {
  await trx.deleteFrom('held_review_answer').where('review_id', '=', reviewId).execute()
}
