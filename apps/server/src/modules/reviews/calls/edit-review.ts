import { editReview as call } from '@vizit/contract/calls/reviews.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ReviewsDeps } from '../deps.ts'
import { editReview } from '../use-cases/edit-review.ts'
import { textProblems } from '../use-cases/text-problems.ts'

export const editReviewRoute = handle(
  call,
  async ({ actor, params, body, language, refuse }, deps: ReviewsDeps) => {
    const fields = textProblems(body)
    if (fields.length > 0) return refuse('INVALID_ARGUMENT', { fields })
    return editReview({ actor, reviewId: params.id, body, language }, deps)
  },
  { rules: textProblems },
)
