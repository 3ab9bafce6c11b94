import type { BodyOf } from '@vizit/contract/call.ts'
import type { editReview as call } from '@vizit/contract/calls/reviews.ts'
import { withoutInitial } from '@vizit/domain/reviews/published-name.ts'
import { answerConcerns, isAbusiveName, reviewConcerns } from '@vizit/domain/reviews/review-concerns.ts'
import { type ReviewState, stateOfText } from '@vizit/domain/reviews/review-state.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { plainText } from '@vizit/domain/validation/plain-text.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { readPersonNames } from '../../reference-data/public.ts'
import type { ReviewsDeps } from '../deps.ts'
import { lockOwnReview, updateReview } from '../store/change-reviews.ts'
import { answerTo, holdAnswer } from '../store/held-answers.ts'
import { readOwnReviews } from '../store/own-reviews.ts'
import { isRejectedVisit } from '../store/rejections.ts'
import { namesOfAuthor, namesOfDoctor } from '../store/reviewed.ts'
import { ownAuthor } from './own-author.ts'

interface Editing {
  readonly actor: Patient
  readonly reviewId: string
  readonly body: BodyOf<typeof call>
  readonly language: Language
}

/**
 * Changes the author's own words, whatever has become of the relation to the patient. A name that is published already
 * stays as it was agreed to. Words that the author has not read, of another device or tab, are not overwritten.
 */
export async function editReview(editing: Editing, deps: ReviewsDeps) {
  const { database, changes } = deps
  const { accountId } = editing.actor
  const author = await ownAuthor(editing.actor, deps)
  const edited = await database.db
    .transaction()
    .execute(trx => edit(trx, editing, author.name, deps.clock.now()))
  if (!(edited instanceof Refused)) changes.publish('reviews', { accounts: [accountId] })
  return edited
}

const isOf = (
  review: { readonly text: string; readonly author_name: string | null },
  { text, author }: { readonly text: string; readonly author: string | null },
) => review.text === text && review.author_name === author

async function edit(trx: Kysely<DB>, editing: Editing, name: string | null, now: Date) {
  const { actor, reviewId, body, language } = editing
  const { accountId } = actor
  const former = await lockOwnReview(trx, accountId, reviewId)
  if (!former) return new Refused('NOT_FOUND', {})
  const authorName = body.publishName ? (former.author_name ?? name) : null
  if (body.publishName && authorName === null) return new Refused('REVIEW_NOT_ALLOWED', { reason: 'no-name' })
  const text = plainText(body.text)
  const doctorNames = await namesOfDoctor(trx, former.doctor_id)
  const concerns = reviewConcerns(text, doctorNames, await readPersonNames(), authorName)
  const isNewName = authorName !== former.author_name && isAbusiveName(authorName)
  const ofSameText = isNewName && former.state === 'public' ? 'held' : (former.state as ReviewState)
  const state =
    text === former.text ? ofSameText : stateOfText(concerns, await isRejectedVisit(trx, former.visit_id))
  const isOther = text !== former.text || authorName !== former.author_name
  // Words that stand already are a repeated request; its first answer was lost.
  if (isOther && body.former && !isOf(former, body.former)) return new Refused('REVIEW_CHANGED', {})
  if (isOther) {
    await updateReview(trx, { id: reviewId, text, authorName, state, concerns, today: civilDateOf(now) })
    await recordAudit(trx, {
      action: 'review-edited',
      subject: reviewId,
      at: now,
      accountId,
      details: { state },
    })
    if (former.author_name !== null && authorName === null)
      await holdAnswerThatNames(trx, { reviewId, formerName: former.author_name, doctorNames, now })
  }
  const [edited] = await readOwnReviews(trx, { accountId, language, reviewId })
  if (!edited) throw new Error('a review that was edited is not there')
  return edited
}

interface BecomingAnonymous {
  readonly reviewId: string
  readonly formerName: string
  readonly doctorNames: readonly string[]
  readonly now: Date
}

/** The medical centre answered to a name that is no longer to be read: its answer is read by an operator first. */
async function holdAnswerThatNames(
  trx: Kysely<DB>,
  { reviewId, formerName, doctorNames, now }: BecomingAnonymous,
) {
  const answer = await answerTo(trx, reviewId)
  if (answer === undefined) return
  const authorNames = [withoutInitial(formerName), ...(await namesOfAuthor(trx, reviewId))]
  const answered = { isAnonymous: true, authorNames }
  if (answerConcerns(answer, doctorNames, await readPersonNames(), answered).length === 0) return
  await holdAnswer(trx, reviewId)
  await recordAudit(trx, { action: 'review-answer-held', subject: reviewId, at: now })
}
