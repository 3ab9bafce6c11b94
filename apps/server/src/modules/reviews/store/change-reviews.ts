import type { ReviewConcern } from '@vizit/domain/reviews/review-concerns.ts'
import type { ReviewState } from '@vizit/domain/reviews/review-state.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface NewReview {
  readonly id: string
  readonly accountId: string
  readonly visitId: string
  readonly text: string
  readonly authorName: string | null
  readonly state: ReviewState
  readonly concerns: readonly ReviewConcern[]
  /** The civil date in Minsk. */
  readonly today: string
  readonly now: Date
}

/** False: the visit has a review. */
export async function insertReview(trx: Kysely<DB>, review: NewReview): Promise<boolean> {
  const { id, accountId, visitId, text, authorName, state, concerns, today, now } = review
  const { numAffectedRows } = await sql`
    insert into review (id, account_id, visit_id, provider_id, branch_id, doctor_id, text, author_name, state, concerns,
      written_on, written_at)
    select ${id}, ${accountId}, v.id, v.provider_id, x.branch_id, v.doctor_id, ${text}, ${authorName}, ${state},
      ${[...concerns]}::text[], ${today}, ${now}
    from visit v join assignment x on x.id = v.assignment_id where v.id = ${visitId}
    on conflict (visit_id) do nothing`.execute(trx)
  return numAffectedRows === 1n
}

/** This account's review of a visit. */
export async function ownReviewOfVisit(
  trx: Kysely<DB>,
  accountId: string,
  visitId: string,
): Promise<string | null> {
  const known = await trx
    .selectFrom('review')
    .select('id')
    .where('visit_id', '=', visitId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return known?.id ?? null
}

/** The account's review, locked. */
export const lockOwnReview = (trx: Kysely<DB>, accountId: string, reviewId: string) =>
  trx
    .selectFrom('review')
    .select(['id', 'visit_id', 'text', 'state', 'author_name', 'doctor_id', 'reject_reason'])
    .where('id', '=', reviewId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

export interface EditedReview {
  readonly id: string
  readonly text: string
  readonly authorName: string | null
  readonly state: ReviewState
  readonly concerns: readonly ReviewConcern[]
  readonly today: string
}

/**
 * A review that becomes anonymous gets another public id, so that nobody who kept the former list finds whose it was.
 */
export async function updateReview(trx: Kysely<DB>, review: EditedReview): Promise<void> {
  const { id, text, authorName, state, concerns, today } = review
  await sql`
    update review set
      public_id = case when author_name is not null and ${authorName}::text is null then gen_random_uuid() else public_id end,
      revision = revision + case when text = ${text} then 0 else 1 end,
      edited_on = case when text = ${text} then edited_on else ${today} end,
      concerns = case when text = ${text} and state = ${state} then concerns else ${[...concerns]}::text[] end,
      reject_reason = case when ${state} = 'rejected' then reject_reason end,
      text = ${text}, author_name = ${authorName}, state = ${state}
    where id = ${id}`.execute(trx)
}

export async function removeOwnReview(
  trx: Kysely<DB>,
  accountId: string,
  reviewId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('review')
    .where('id', '=', reviewId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
