import { listDoctorReviews as call } from '@vizit/contract/calls/reviews.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { readJson } from '../../catalogue/public.ts'
import type { ReviewsDeps } from '../deps.ts'
import { doctorReviewsQuery } from '../store/public-reviews.ts'
import { pageValues } from '../use-cases/page-values.ts'

export const listDoctorReviewsRoute = handle(
  call,
  async ({ params, query, language, refuse }, { database }: ReviewsDeps) => {
    const values = [params.provider, params.id, ...pageValues(query)]
    return (await readJson(database, doctorReviewsQuery(language), values)) ?? refuse('NOT_FOUND')
  },
)
