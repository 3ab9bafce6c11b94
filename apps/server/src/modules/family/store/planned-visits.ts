import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Whether this person has a planned visit. */
export async function hasPlannedVisit(
  db: Kysely<DB>,
  { profileId, now }: { profileId: string; now: Date },
): Promise<boolean> {
  const planned = db
    .selectFrom('visit')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('starts_at', '>', now)
    .where(sql<boolean>`visit_is_planned(status)`)
  return (await planned.limit(1).executeTakeFirst()) !== undefined
}
