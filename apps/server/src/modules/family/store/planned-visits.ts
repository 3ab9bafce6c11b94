import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Has this person a visit still to come; with `bookedBy`, one that this account has booked for them? */
export async function hasPlannedVisit(
  db: Kysely<DB>,
  { profileId, bookedBy, now }: { profileId: string; bookedBy?: string; now: Date },
): Promise<boolean> {
  let planned = db
    .selectFrom('visit')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('starts_at', '>', now)
    .where('status', 'in', ['reserved', 'created_manually'])
  if (bookedBy !== undefined) planned = planned.where('booked_by', '=', bookedBy)
  return (await planned.limit(1).executeTakeFirst()) !== undefined
}
