import { deleteReview as call } from '@vizit/contract/calls/reviews.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ReviewsDeps } from '../deps.ts'
import { removeOwnReview } from '../store/change-reviews.ts'

export const deleteReviewRoute = handle(
  call,
  async ({ actor: { accountId }, params, refuse }, { database, clock, changes }: ReviewsDeps) => {
    const isDeleted = await database.db.transaction().execute(async trx => {
      if (!(await removeOwnReview(trx, accountId, params.id))) return false
      await recordAudit(trx, { action: 'review-deleted', subject: params.id, at: clock.now(), accountId })
      return true
    })
    if (!isDeleted) return refuse('NOT_FOUND')
    changes.publish('reviews', { accounts: [accountId] })
    return undefined
  },
)
