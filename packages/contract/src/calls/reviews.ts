import { REPORT_REASONS } from '@vizit/domain/reviews/review-state.ts'
import { REVIEW_TEXT_MAX } from '@vizit/domain/reviews/review-text.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { Cursor } from '../shapes/list-query.ts'
import { inQuery } from '../shapes/numbers.ts'
import { OwnReview, ReviewableVisit, ReviewPage } from '../shapes/review.ts'
import { RowId, Uuid } from '../shapes/scalars.ts'

const own = '/api/v2/my/reviews'
const page = z.object({
  cursor: Cursor.optional(),
  limit: inQuery(z.int().min(1).max(50)).default(20),
})
const ofDoctorOrBranch = z.object({ doctorId: RowId.optional(), branchId: RowId.optional() })
/** Longer than a review may be: a text with spaces around it is trimmed first. */
const words = {
  text: z.string().max(REVIEW_TEXT_MAX + 100),
  publishName: z.boolean().describe('false: anonymous'),
}

export const listDoctorReviews = call({
  module: 'reviews',
  summary: 'Public reviews of a doctor, the latest first. INVALID_ARGUMENT: also a foreign cursor',
  method: 'GET',
  path: '/api/v2/public/doctors/:provider/:id/reviews',
  who: 'anyone',
  topics: ['reviews'],
  params: z.object({ provider: z.string().min(1).max(40), id: RowId }),
  query: page,
  status: 200,
  answer: ReviewPage,
  errors: ['NOT_FOUND', 'INVALID_ARGUMENT'],
})

export const listMedcenterReviews = call({
  module: 'reviews',
  summary:
    'Public reviews of visits at a medical centre (a branch), the latest first. INVALID_ARGUMENT: also a foreign cursor',
  method: 'GET',
  path: '/api/v2/public/medcenters/:id/reviews',
  who: 'anyone',
  topics: ['reviews'],
  params: z.object({ id: RowId }),
  query: page,
  status: 200,
  answer: ReviewPage,
  errors: ['NOT_FOUND', 'INVALID_ARGUMENT'],
})

export const reportReview = call({
  module: 'reviews',
  summary:
    'Report a review to the moderators; a second report of the same reader, or of a guest at the same network address, changes nothing',
  method: 'POST',
  path: '/api/v2/public/reviews/:id/reports',
  who: 'visitor',
  topics: [],
  repeat: 'settles',
  params: z.object({ id: Uuid }),
  body: z.strictObject({ reason: z.enum(REPORT_REASONS) }),
  status: 204,
  errors: ['NOT_FOUND', 'OWN_REVIEW_REPORT', 'REPORT_LIMIT'],
})

export const listOwnReviews = call({
  module: 'reviews',
  summary: "The account's reviews in every state, the latest first; of all, or of a doctor or a branch",
  method: 'GET',
  path: own,
  who: 'patient',
  topics: ['reviews'],
  query: ofDoctorOrBranch,
  status: 200,
  answer: z.array(OwnReview),
  errors: [],
})

export const listReviewableVisits = call({
  module: 'reviews',
  summary:
    "Past visits of the account's owner and children without a review, the latest first, 50 at most; of all, or of a doctor or a branch",
  method: 'GET',
  path: `${own}/visits`,
  who: 'patient',
  topics: ['family', 'visits', 'reviews'],
  query: ofDoctorOrBranch,
  status: 200,
  answer: z.array(ReviewableVisit),
  errors: [],
})

export const addReview = call({
  module: 'reviews',
  summary: 'Review a past visit, of oneself or of a child; public at once unless a moderator must read it',
  method: 'POST',
  path: own,
  who: 'patient',
  topics: ['reviews'],
  subject: { is: 'visit', at: 'body', field: 'orderId', needs: 'VIEW_VISITS', only: 'child-or-me' },
  idempotent: true,
  body: z.strictObject({ orderId: Uuid, ...words }),
  status: 201,
  answer: OwnReview,
  errors: ['NOT_FOUND', 'REVIEW_NOT_ALLOWED', 'REVIEW_EXISTS', 'INVALID_ARGUMENT'],
})

export const editReview = call({
  module: 'reviews',
  summary:
    'Change a review of the account; a changed text is checked anew. REVIEW_CHANGED: it no longer says what `former` does',
  method: 'PUT',
  path: `${own}/:id`,
  who: 'patient',
  topics: ['reviews'],
  params: z.object({ id: Uuid }),
  body: z.strictObject({
    ...words,
    former: z
      .strictObject({ text: z.string().max(REVIEW_TEXT_MAX + 100), author: z.string().max(500).nullable() })
      .optional()
      .describe('text and author as they were when the author began to change them'),
  }),
  status: 200,
  answer: OwnReview,
  errors: ['NOT_FOUND', 'REVIEW_NOT_ALLOWED', 'REVIEW_CHANGED', 'INVALID_ARGUMENT'],
})

export const deleteReview = call({
  module: 'reviews',
  absentIsDone: true,
  summary: 'Delete a review of the account, and the answer to it',
  method: 'DELETE',
  path: `${own}/:id`,
  who: 'patient',
  topics: ['reviews'],
  params: z.object({ id: Uuid }),
  status: 204,
  errors: ['NOT_FOUND'],
})
