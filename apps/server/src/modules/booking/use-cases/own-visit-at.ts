import type { BodyOf } from '@vizit/contract/call.ts'
import type { bookVisit as call } from '@vizit/contract/calls/booking.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findVisit, type VisitDetails } from '../../visits/public.ts'

/** Is the timeslot nobody's again: was its visit cancelled since it was found taken? */
export async function isFreedAgain(database: Database, timeslotId: string): Promise<boolean> {
  const free = await database.db
    .selectFrom('timeslot')
    .select('id')
    .where('id', '=', timeslotId)
    .where('visit_id', 'is', null)
    .where('held_by', 'is', null)
    .executeTakeFirst()
  return free !== undefined
}

/**
 * The visit that the account has booked of this very timeslot for this very patient: who asks for it anew, as after a
 * lost answer whose key is lost too, has it already.
 */
export async function ownVisitAt(
  database: Database,
  { timetableId, profileId, serviceId }: BodyOf<typeof call>,
  accountId: string,
): Promise<VisitDetails | undefined> {
  const booked = await database.db
    .selectFrom('timeslot')
    .innerJoin('visit', 'visit.id', 'timeslot.visit_id')
    .select('visit.id')
    .where('timeslot.id', '=', timetableId)
    .where('visit.profile_id', '=', profileId)
    .where('visit.booked_by', '=', accountId)
    .where('visit.status', '=', 'reserved')
    .where('visit.service_id', serviceId === undefined ? 'is' : '=', serviceId ?? null)
    .executeTakeFirst()
  const visit = booked && (await findVisit(database, booked.id))
  return visit?.timeslotId === timetableId ? visit : undefined
}
