import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * Locks the provider's timeslots until the transaction ends, against rolls on other servers and imports. Bookings
 * are not blocked. Returns the timetable owner.
 */
export async function lockTimetableOf(trx: Kysely<DB>, providerId: string): Promise<string | undefined> {
  const { rows } = await sql<{ timetableOwner: string }>`
    select keeper as "timetableOwner" from provider where id = ${providerId} for no key update`.execute(trx)
  return rows[0]?.timetableOwner
}
