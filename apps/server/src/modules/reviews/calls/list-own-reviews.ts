import { listOwnReviews as call } from '@vizit/contract/calls/reviews.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ReviewsDeps } from '../deps.ts'
import { readOwnReviews } from '../store/own-reviews.ts'

export const listOwnReviewsRoute = handle(
  call,
  ({ actor: { accountId }, query, language }, { database }: ReviewsDeps) =>
    readOwnReviews(database.db, { accountId, language, ...query }),
)
