import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * Until the transaction ends, no one else makes timeslots of this provider: neither another server's roll
 * nor an import. Bookings go on. Tells where its timetable is kept.
 */
export async function lockTimetableOf(trx: Kysely<DB>, providerId: string): Promise<string | undefined> {
  const { rows } = await sql<{ timetableOwner: string }>`
    select keeper as "timetableOwner" from provider where id = ${providerId} for no key update`.execute(trx)
  return rows[0]?.timetableOwner
}
