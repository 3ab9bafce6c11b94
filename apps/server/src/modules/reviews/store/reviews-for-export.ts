import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { readOwnReviews } from './own-reviews.ts'

/** The reviews that a person wrote, and those that they reported. */
export async function reviewsForExport(db: Kysely<DB>, accountId: string, language: Language) {
  const { rows: reported } = await sql<{ reportedAt: Date; reason: string }>`
    select reported_at as "reportedAt", reason from review_report where account_id = ${accountId}
    order by reported_at`.execute(db)
  return { written: await readOwnReviews(db, { accountId, language }), reported }
}
