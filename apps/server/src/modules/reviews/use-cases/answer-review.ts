import { type AnswerConcern, answerConcerns } from '@vizit/domain/reviews/review-concerns.ts'
import { checkAnswerText } from '@vizit/domain/reviews/review-text.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { plainText } from '@vizit/domain/validation/plain-text.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { readPersonNames } from '../../reference-data/public.ts'
import type { ReviewsDeps } from '../deps.ts'
import { dropHeldAnswer } from '../store/held-answers.ts'
import { namesOfAuthor, namesOfDoctor } from '../store/reviewed.ts'

interface Answering {
  readonly reviewId: string
  readonly text: string
  readonly operator: string
  /** Somebody has read what the rules found in it. */
  readonly isRead?: boolean
}

export type Answered =
  | 'done'
  | 'answered-before'
  | 'not-public'
  | 'unknown'
  | 'invalid-text'
  | { readonly concerns: readonly AnswerConcern[] }

type Deps = Pick<ReviewsDeps, 'clock' | 'changes'> & {
  readonly database: Pick<ReviewsDeps['database'], 'db'>
}

/**
 * Publishes the answer of the medical centre to a public review: one to each text that its author has written. `concerns`: what the
 * rules found, unless it is read; nothing is published then.
 */
export async function answerReview(
  { reviewId, text, operator, isRead = false }: Answering,
  { database, clock, changes }: Deps,
): Promise<Answered> {
  if (checkAnswerText(text) !== null) return 'invalid-text'
  const now = clock.now()
  const outcome = await database.db.transaction().execute(async trx => {
    const found = await trx
      .selectFrom('review')
      .select(['state', 'account_id', 'revision', 'doctor_id', 'author_name'])
      .where('id', '=', reviewId)
      .forUpdate()
      .executeTakeFirst()
    if (!found) return 'unknown' as const
    if (found.state !== 'public') return 'not-public' as const
    const concerns = answerConcerns(
      text,
      await namesOfDoctor(trx, found.doctor_id),
      await readPersonNames(),
      {
        isAnonymous: found.author_name === null,
        authorNames: await namesOfAuthor(trx, reviewId),
      },
    )
    if (concerns.length > 0 && !isRead) return { concerns }
    const answer = {
      review_id: reviewId,
      revision: found.revision,
      text: plainText(text),
      answered_on: civilDateOf(now),
      answered_by: operator,
    }
    const added = await trx
      .insertInto('review_answer')
      .values(answer)
      .onConflict(on =>
        on.column('review_id').doUpdateSet(answer).where('review_answer.revision', '<', found.revision),
      )
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) return 'answered-before' as const
    await dropHeldAnswer(trx, reviewId)
    await recordAudit(trx, { action: 'review-answered', subject: reviewId, at: now })
    return found
  })
  if (typeof outcome === 'string' || 'concerns' in outcome) return outcome
  if (outcome.account_id) changes.publish('reviews', { accounts: [outcome.account_id] })
  return 'done'
}
