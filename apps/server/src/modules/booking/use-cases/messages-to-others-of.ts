import type { VisitDetails } from '../../visits/public.ts'
import type { BookingDeps } from '../deps.ts'

interface Act {
  readonly what: 'moved' | 'cancelled'
  /** Null: somebody without an account, whose visit is nobody else's. */
  readonly by: string | null
}

/** Who hears of a change of this visit besides whoever makes it. */
export async function messagesToOthersOf(
  { id: visitId, profileId, patientFirstName: patient, bookedBy, startsAt, place }: VisitDetails,
  { what, by }: Act,
  { database, messagesToOthers }: Pick<BookingDeps, 'database' | 'messagesToOthers'>,
) {
  if (by === null) return []
  return messagesToOthers(database.db, { what, visitId, profileId, patient, bookedBy, by, startsAt, place })
}
