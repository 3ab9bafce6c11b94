import { reportReview as call } from '@vizit/contract/calls/reviews.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ReviewsDeps } from '../deps.ts'
import { reportReview } from '../use-cases/report-review.ts'

export const reportReviewRoute = handle(call, ({ actor, address, params, body }, deps: ReviewsDeps) =>
  reportReview({ actor, address, publicId: params.id, body }, deps),
)
