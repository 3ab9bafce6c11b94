import type { AnswerOf } from '@vizit/contract/call.ts'
import type { listOwnReviews, listReviewableVisits } from '@vizit/contract/calls/reviews.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { displayName, inLanguage, instant } from '../../catalogue/public.ts'
import { REVIEWED_TABLES, reviewFields } from './public-reviews.ts'

export type OwnReview = AnswerOf<typeof listOwnReviews>[number]

interface Asked {
  readonly accountId: string
  readonly language: Language
  readonly reviewId?: string
  readonly doctorId?: string | undefined
  readonly branchId?: string | undefined
}

/** The reviews of an account in every state, the latest first. */
export async function readOwnReviews(db: Kysely<DB>, asked: Asked): Promise<OwnReview[]> {
  const { accountId, language, reviewId, doctorId, branchId } = asked
  const { rows } = await sql<{ review: OwnReview }>`
    select json_build_object('id', r.id, 'orderId', r.visit_id,
      'publicId', case when r.state = 'public' then r.public_id end, 'state', r.state,
      'concerns', case when r.state = 'held' then r.concerns else '{}' end, 'rejectReason', r.reject_reason,
      ${sql.raw(reviewFields(language))}) as review
    from review r ${sql.raw(REVIEWED_TABLES)}
    where r.account_id = ${accountId}
      and (${reviewId ?? null}::uuid is null or r.id = ${reviewId ?? null})
      and (${doctorId ?? null}::bigint is null or r.doctor_id = ${doctorId ?? null})
      and (${branchId ?? null}::bigint is null or r.branch_id = ${branchId ?? null})
    order by r.written_at desc, r.id`.execute(db)
  return rows.map(({ review }) => review)
}

type ReviewableVisit = AnswerOf<typeof listReviewableVisits>[number]

interface VisitsAsked extends Omit<Asked, 'reviewId' | 'accountId'> {
  readonly profileIds: readonly string[]
  readonly now: Date
}

const MOST_VISITS = 50

/** Past visits of these patients that took place and have no review. The same rule as `reviewObstacle`. */
export async function readReviewableVisits(db: Kysely<DB>, asked: VisitsAsked): Promise<ReviewableVisit[]> {
  const { profileIds, language, doctorId, branchId, now } = asked
  const { rows } = await sql<{ visit: ReviewableVisit }>`
    select json_build_object('orderId', v.id, 'startDate', ${sql.raw(instant('v.starts_at'))},
      'customerFirstName', who.first_name, 'providerCode', p.code,
      'doctor', json_build_object('doctorId', d.id::text, 'displayName', ${sql.raw(displayName('d', language))}),
      'branch', json_build_object('branchId', b.id::text, 'name', ${sql.raw(inLanguage('b', 'name', language))})) as visit
    from visit v
    join profile who on who.id = v.profile_id
    join assignment x on x.id = v.assignment_id
    join doctor d on d.id = v.doctor_id
    join branch b on b.id = x.branch_id
    join provider p on p.id = v.provider_id
    where v.profile_id = any(${[...profileIds]}::uuid[])
      and v.status not in ('cancelled', 'missed') and (v.ends_at <= ${now} or not visit_is_planned(v.status))
      and (${doctorId ?? null}::bigint is null or v.doctor_id = ${doctorId ?? null})
      and (${branchId ?? null}::bigint is null or x.branch_id = ${branchId ?? null})
      and not exists (select from review r where r.visit_id = v.id)
    order by v.starts_at desc, v.id
    limit ${MOST_VISITS}`.execute(db)
  return rows.map(({ visit }) => visit)
}
