import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Has a moderator rejected a review of this visit, and published none since? Null: the visit is gone. */
export async function isRejectedVisit(trx: Kysely<DB>, visitId: string | null): Promise<boolean> {
  if (visitId === null) return false
  const found = await trx
    .selectFrom('review_rejection')
    .select('visit_id')
    .where('visit_id', '=', visitId)
    .executeTakeFirst()
  return found !== undefined
}

/** Keeps that a moderator has rejected the review of this visit, or forgets it when one is published. */
export async function setRejectedVisit(
  trx: Kysely<DB>,
  visitId: string,
  rejectedAt: Date | null,
): Promise<void> {
  if (rejectedAt) {
    await trx
      .insertInto('review_rejection')
      .values({ visit_id: visitId, rejected_at: rejectedAt })
      .onConflict(on => on.column('visit_id').doUpdateSet({ rejected_at: rejectedAt }))
      .execute()
  } else {
    await trx.deleteFrom('review_rejection').where('visit_id', '=', visitId).execute()
  }
}
