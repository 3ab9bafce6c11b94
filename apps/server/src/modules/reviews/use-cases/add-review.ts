import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@vizit/contract/call.ts'
import type { addReview as call } from '@vizit/contract/calls/reviews.ts'
import { reviewObstacle } from '@vizit/domain/reviews/may-review.ts'
import { reviewConcerns } from '@vizit/domain/reviews/review-concerns.ts'
import { stateOfText } from '@vizit/domain/reviews/review-state.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { plainText } from '@vizit/domain/validation/plain-text.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answerOnce } from '../../../platform/idempotency/answer-once.ts'
import { readPersonNames } from '../../reference-data/public.ts'
import type { ReviewsDeps } from '../deps.ts'
import { insertReview, ownReviewOfVisit } from '../store/change-reviews.ts'
import { readOwnReviews } from '../store/own-reviews.ts'
import { isRejectedVisit } from '../store/rejections.ts'
import { namesOfDoctor, type ReviewedVisit, readReviewedVisit } from '../store/reviewed.ts'
import { ownAuthor } from './own-author.ts'

interface Adding {
  readonly actor: Patient
  readonly body: BodyOf<typeof call>
  readonly key: string | null
  readonly language: Language
}

/** Reviews a past visit of the account's owner or child. */
export async function addReview({ actor, body, key, language }: Adding, deps: ReviewsDeps) {
  const { database, clock, changes } = deps
  const { accountId } = actor
  const now = clock.now()
  const visit = await ownVisit(actor, body.orderId, deps)
  if (!visit) return new Refused('NOT_FOUND', {})
  const author = await ownAuthor(actor, deps)
  const added = await database.db.transaction().execute(trx =>
    answerOnce(trx, { accountId, key, call: 'addReview', body, now }, async () => {
      const reason = reviewObstacle({ birthday: author.birthday, visit }, now)
      if (reason) return new Refused('REVIEW_NOT_ALLOWED', { reason })
      if (body.publishName && author.name === null)
        return new Refused('REVIEW_NOT_ALLOWED', { reason: 'no-name' })
      const authorName = body.publishName ? author.name : null
      return add(trx, { accountId, visit, body, authorName, language, now })
    }),
  )
  if (!(added instanceof Refused)) changes.publish('reviews', { accounts: [accountId] })
  return added
}

interface Added {
  readonly accountId: string
  readonly visit: ReviewedVisit
  readonly body: BodyOf<typeof call>
  readonly authorName: string | null
  readonly language: Language
  readonly now: Date
}

async function add(trx: Kysely<DB>, { accountId, visit, body, authorName, language, now }: Added) {
  const text = plainText(body.text)
  const doctorNames = await namesOfDoctor(trx, visit.doctorId)
  const concerns = reviewConcerns(text, doctorNames, await readPersonNames(), authorName)
  const [id, visitId] = [randomUUID(), body.orderId]
  const state = stateOfText(concerns, await isRejectedVisit(trx, visitId))
  const review = { id, accountId, visitId, text, authorName, state, concerns, now }
  if (!(await insertReview(trx, { ...review, today: civilDateOf(now) }))) {
    return new Refused('REVIEW_EXISTS', { reviewId: await ownReviewOfVisit(trx, accountId, visitId) })
  }
  await recordAudit(trx, {
    action: 'review-added',
    subject: id,
    at: now,
    // Without the profile: whose visit it was leads to the author of an anonymous review.
    accountId,
    details: { state },
  })
  const [added] = await readOwnReviews(trx, { accountId, language, reviewId: id })
  if (!added) throw new Error('a review that was added is not there')
  return added
}

/** A visit that this account may see, of its owner or of a child. */
async function ownVisit(actor: Patient, orderId: string, { database, family }: ReviewsDeps) {
  const visit = await readReviewedVisit(database.db, orderId)
  const member = visit && (await family.memberFor(actor, visit.profileId, 'VIEW_VISITS'))
  return member?.relKind === 'ME' || member?.relKind === 'CHILD' ? visit : undefined
}
