import { listDoctorReviews as call } from '@vizit/contract/calls/reviews.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { readJson, unknownFields } from '../../catalogue/public.ts'
import type { ReviewsDeps } from '../deps.ts'
import { doctorReviewsQuery } from '../store/public-reviews.ts'
import { pageValues } from '../use-cases/page-values.ts'

export const listDoctorReviewsRoute = handle(
  call,
  async ({ params, query, language, refuse }, { database }: ReviewsDeps) => {
    const page = pageValues(query, { doctorId: params.id })
    if (!page) return refuse('INVALID_ARGUMENT', unknownFields(['cursor']))
    const found = await readJson(database, doctorReviewsQuery(language), [
      params.provider,
      params.id,
      ...page,
    ])
    return found ?? refuse('NOT_FOUND')
  },
)
