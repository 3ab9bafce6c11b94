import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { addReviewRoute } from './calls/add-review.ts'
import { deleteReviewRoute } from './calls/delete-review.ts'
import { editReviewRoute } from './calls/edit-review.ts'
import { listDoctorReviewsRoute } from './calls/list-doctor-reviews.ts'
import { listMedcenterReviewsRoute } from './calls/list-medcenter-reviews.ts'
import { listOwnReviewsRoute } from './calls/list-own-reviews.ts'
import { listReviewableVisitsRoute } from './calls/list-reviewable-visits.ts'
import { reportReviewRoute } from './calls/report-review.ts'
import type { ReviewsDeps } from './deps.ts'

/** Reviews of past visits (decisions D18; docs/decisions/0083). */
export async function reviewsPlugin(app: FastifyInstance, deps: ReviewsDeps) {
  const lists = [listDoctorReviewsRoute, listMedcenterReviewsRoute]
  const own = [listOwnReviewsRoute, listReviewableVisitsRoute, addReviewRoute, editReviewRoute]
  register(app, [...lists, reportReviewRoute, ...own, deleteReviewRoute], deps)
}
