import type { VisitDetails } from '../../visits/public.ts'
import type { BookingDeps } from '../deps.ts'

interface Act {
  readonly what: 'moved' | 'cancelled'
  /** Null: a person without an account, whose visit concerns no other account. */
  readonly by: string | null
}

/** Messages about a change of this visit to accounts other than the one that makes it. */
export async function messagesToOthersOf(
  { id: visitId, profileId, patientFirstName: patient, bookedBy, startsAt, place }: VisitDetails,
  { what, by }: Act,
  { database, messagesToOthers }: Pick<BookingDeps, 'database' | 'messagesToOthers'>,
) {
  if (by === null) return []
  return messagesToOthers(database.db, { what, visitId, profileId, patient, bookedBy, by, startsAt, place })
}
