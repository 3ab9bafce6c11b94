import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { BookingContext, TimeslotRun } from '../store/booking-context.ts'
import { type Payer, readPayers } from '../store/payers.ts'
import type { Bookee } from './member-of.ts'
import { seesCoverage } from './sees-coverage.ts'

interface VisitToPay {
  readonly member: Pick<Bookee, 'profileId' | 'accessLevels'>
  readonly bookingContext: Pick<BookingContext, 'place' | 'service'>
  readonly slot: Pick<TimeslotRun, 'startsAt'>
}

/**
 * The programmes of a patient, as the account may know them: whoever may book for a person without seeing their coverage, as the
 * remote configuration can have it, books at own expense.
 */
export async function payersFor(
  database: Pick<Database, 'reads'>,
  { member, bookingContext, slot }: VisitToPay,
): Promise<Payer[]> {
  if (!seesCoverage(member)) return []
  const { place, service } = bookingContext
  return readPayers(database, {
    profileId: member.profileId,
    day: civilDateOf(slot.startsAt),
    providerId: place.providerId,
    branchId: place.branchId,
    serviceId: service?.id ?? null,
    optionId: service?.option?.id ?? null,
    visitId: null,
  })
}
