import { addReview as call } from '@vizit/contract/calls/reviews.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ReviewsDeps } from '../deps.ts'
import { addReview } from '../use-cases/add-review.ts'
import { textProblems } from '../use-cases/text-problems.ts'

export const addReviewRoute = handle(
  call,
  async ({ actor, body, idempotencyKey: key, language, refuse }, deps: ReviewsDeps) => {
    const fields = textProblems(body)
    return fields.length > 0
      ? refuse('INVALID_ARGUMENT', { fields })
      : addReview({ actor, body, key, language }, deps)
  },
  { rules: textProblems },
)
