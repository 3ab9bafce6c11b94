import type { BodyOf } from '@vizit/contract/call.ts'
import type { bookVisit as call } from '@vizit/contract/calls/booking.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findVisit, type VisitDetails } from '../../visits/public.ts'

/** Whether the timeslot is free now: its visit was cancelled after the booking found it taken. */
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

/** Whether a visit is paid by this programme; undefined: by the patient. */
export const isPaidBy = ({ covererCode }: VisitDetails, programId: string | undefined): boolean =>
  (covererCode ?? undefined) === programId

/** Whether a visit is what a request asks for: with this option, and paid by this programme or by the patient. */
export const isBookedSo = (
  visit: VisitDetails,
  { serviceOptionId, programId }: BodyOf<typeof call>,
): boolean => visit.option?.id === serviceOptionId && isPaidBy(visit, programId)

/**
 * The visit that this account has already booked for this patient at exactly this timeslot. A client that lost
 * both the answer and its key asks again and gets this visit.
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
