import type { ReviewConcern } from '@vizit/domain/reviews/review-concerns.ts'
import type { RejectReason, ReportReason, ReviewState } from '@vizit/domain/reviews/review-state.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { displayName } from '../../catalogue/public.ts'

/** A review as moderators read it: without the account and the visit. */
export interface ModeratedReview {
  readonly id: string
  readonly revision: number
  readonly state: ReviewState
  readonly concerns: readonly ReviewConcern[]
  readonly rejectReason: RejectReason | null
  readonly writtenOn: string
  readonly providerCode: string
  readonly doctor: string
  readonly branch: string
  readonly author: string | null
  readonly isDemo: boolean
  readonly text: string
  readonly answer: string | null
  /** An answer that names the author, who has become anonymous since. */
  readonly heldAnswer: string | null
  /** How many reports wait for a moderator. */
  readonly openReports: number
}

const columns = sql.raw(`
  r.id, r.revision, r.state, r.concerns, r.reject_reason as "rejectReason", to_char(r.written_on, 'YYYY-MM-DD') as "writtenOn",
  p.code as "providerCode", ${displayName('d', 'ru')} as doctor, b.name_ru as branch, r.author_name as author,
  r.is_demo as "isDemo", r.text, a.text as answer, h.text as "heldAnswer",
  (select count(*)::int from review_report n where n.review_id = r.id and n.closed_at is null) as "openReports"`)
const tables = sql.raw(`review r join doctor d on d.id = r.doctor_id join branch b on b.id = r.branch_id
  join provider p on p.id = r.provider_id left join review_answer a on a.review_id = r.id
  left join held_review_answer h on h.review_id = r.id`)

/** What waits for a moderator. */
export const WAITING = ['held', 'reported', 'answers'] as const
export type Waiting = (typeof WAITING)[number]

const WHICH = {
  held: sql`r.state = 'held'`,
  reported: sql`r.id in (select review_id from review_report where closed_at is null) and r.state = 'public'`,
  answers: sql`h.review_id is not null`,
}

/** Held reviews, public ones with open reports, or those with a held answer; the longest waiting first. */
export async function readWaiting(db: Kysely<DB>, what: Waiting, limit: number): Promise<ModeratedReview[]> {
  const { rows } = await sql<ModeratedReview>`
    select ${columns} from ${tables} where ${WHICH[what]} order by r.written_at, r.id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** By the id of moderators, or by the public id that a letter to support names. */
export async function readModerated(db: Kysely<DB>, id: string): Promise<ModeratedReview | undefined> {
  const { rows } = await sql<ModeratedReview>`
    select ${columns} from ${tables} where r.id = ${id} or r.public_id = ${id}`.execute(db)
  return rows[0]
}

export interface ReadReport {
  readonly reason: ReportReason
  readonly reportedAt: Date
  readonly revision: number
  readonly isOpen: boolean
  readonly isOfGuest: boolean
}

export async function readReports(db: Kysely<DB>, reviewId: string): Promise<ReadReport[]> {
  const { rows } = await sql<ReadReport>`
    select reason, reported_at as "reportedAt", revision, closed_at is null as "isOpen", guest_id is not null as "isOfGuest"
    from review_report where review_id = ${reviewId} order by reported_at`.execute(db)
  return rows
}
