import { REVIEW_CONCERNS } from '@vizit/domain/reviews/review-concerns.ts'
import { REJECT_REASONS, REVIEW_STATES } from '@vizit/domain/reviews/review-state.ts'
import { z } from 'zod'
import { Count } from './numbers.ts'
import { CivilDate, Instant, RowId, Uuid } from './scalars.ts'

const reviewed = {
  doctor: z.object({ doctorId: RowId, displayName: z.string() }),
  branch: z.object({ branchId: RowId, name: z.string() }),
  providerCode: z.string(),
}

const ReviewAnswer = z
  .object({
    text: z.string(),
    date: CivilDate,
    isToFormerText: z.boolean().describe('the author has changed the text since'),
  })
  .describe('of the medical centre')

/** A public review. Nothing in it leads to the author of an anonymous one (docs/decisions/0083). */
const Review = z.object({
  id: Uuid,
  ...reviewed,
  text: z.string(),
  author: z.string().nullable().describe('null: anonymous'),
  date: CivilDate,
  isEdited: z.boolean(),
  isVerifiedVisit: z.boolean().describe('its author had a past visit with this doctor'),
  isDemo: z.boolean().describe('of a made-up patient'),
  answer: ReviewAnswer.nullable(),
})

export const ReviewPage = z.object({
  items: z.array(Review),
  total: Count,
  nextCursor: z.string().nullable(),
})

/** A review as its author sees it. */
export const OwnReview = z.object({
  id: Uuid,
  orderId: Uuid.nullable().describe('the visit; null when the clinic has deleted it'),
  publicId: Uuid.nullable().describe('its id in public lists; null while it is not public'),
  ...reviewed,
  text: z.string(),
  author: z.string().nullable().describe('the published name; null: anonymous'),
  date: CivilDate,
  isEdited: z.boolean(),
  state: z.enum(REVIEW_STATES),
  concerns: z.array(z.enum(REVIEW_CONCERNS)).describe('what a moderator will look at while it is held'),
  rejectReason: z.enum(REJECT_REASONS).nullable(),
  answer: ReviewAnswer.nullable(),
})

/** A past visit that can be reviewed. */
export const ReviewableVisit = z.object({
  orderId: Uuid,
  startDate: Instant,
  customerFirstName: z.string().nullable(),
  ...reviewed,
})
