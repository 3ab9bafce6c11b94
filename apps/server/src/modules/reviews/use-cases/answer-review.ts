import { checkAnswerText } from '@vizit/domain/reviews/review-text.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { plainText } from '@vizit/domain/validation/plain-text.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { ReviewsDeps } from '../deps.ts'

interface Answering {
  readonly reviewId: string
  readonly text: string
  readonly operator: string
}

export type Answered = 'done' | 'answered-before' | 'not-public' | 'unknown' | 'invalid-text'

type Deps = Pick<ReviewsDeps, 'clock' | 'changes'> & {
  readonly database: Pick<ReviewsDeps['database'], 'db'>
}

/** Publishes the answer of the medical centre to a public review: one to each text that its author has written. */
export async function answerReview(
  { reviewId, text, operator }: Answering,
  { database, clock, changes }: Deps,
): Promise<Answered> {
  if (checkAnswerText(text) !== null) return 'invalid-text'
  const now = clock.now()
  const outcome = await database.db.transaction().execute(async trx => {
    const found = await trx
      .selectFrom('review')
      .select(['state', 'account_id', 'revision'])
      .where('id', '=', reviewId)
      .forUpdate()
      .executeTakeFirst()
    if (!found) return 'unknown' as const
    if (found.state !== 'public') return 'not-public' as const
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
    await recordAudit(trx, { action: 'review-answered', subject: reviewId, at: now })
    return found
  })
  if (typeof outcome === 'string') return outcome
  if (outcome.account_id) changes.publish('reviews', { accounts: [outcome.account_id] })
  return 'done'
}
