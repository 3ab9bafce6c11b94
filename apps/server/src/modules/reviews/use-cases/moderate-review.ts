import type { RejectReason } from '@vizit/domain/reviews/review-state.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { ReviewsDeps } from '../deps.ts'
import { setRejectedVisit } from '../store/rejections.ts'

interface Decision {
  readonly reviewId: string
  /** The revision that the moderator has read. */
  readonly revision: number
  readonly to: { readonly state: 'public' } | { readonly state: 'rejected'; readonly reason: RejectReason }
  readonly moderator: string
}

/** `changed`: the author has written another text since the moderator read it. */
export type Moderated = 'done' | 'changed' | 'unknown'

type Deps = Pick<ReviewsDeps, 'clock' | 'changes'> & {
  readonly database: Pick<ReviewsDeps['database'], 'db'>
}

/** Publishes or rejects the text that a moderator has read, and closes the reports about it. */
export async function moderateReview(decision: Decision, { database, clock, changes }: Deps) {
  const { reviewId, revision, to, moderator } = decision
  const now = clock.now()
  const outcome = await database.db.transaction().execute(async trx => {
    const found = await trx
      .selectFrom('review')
      .select(['revision', 'account_id', 'visit_id'])
      .where('id', '=', reviewId)
      .forUpdate()
      .executeTakeFirst()
    if (!found) return 'unknown' as const
    if (found.revision !== revision) return 'changed' as const
    await trx
      .updateTable('review')
      .set({
        state: to.state,
        reject_reason: to.state === 'rejected' ? to.reason : null,
        moderated_at: now,
        moderated_by: moderator,
      })
      .where('id', '=', reviewId)
      .execute()
    if (found.visit_id) await setRejectedVisit(trx, found.visit_id, to.state === 'rejected' ? now : null)
    await trx
      .updateTable('review_report')
      .set({ closed_at: now })
      .where('review_id', '=', reviewId)
      .where('closed_at', 'is', null)
      .execute()
    const action = to.state === 'public' ? 'review-published' : 'review-rejected'
    await recordAudit(trx, { action, subject: reviewId, at: now })
    return found
  })
  if (typeof outcome === 'string') return outcome satisfies Moderated
  if (outcome.account_id) changes.publish('reviews', { accounts: [outcome.account_id] })
  return 'done' satisfies Moderated
}
