import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { BookingContext, TimeslotRun } from '../store/booking-context.ts'
import { type Payer, readPayers } from '../store/payers.ts'
import type { Bookee } from './member-of.ts'
import { seesCoverage } from './sees-coverage.ts'

interface TimeToPay {
  /** The booked visit that moves there; null: a new one. */
  readonly visitId: string | null
  readonly bookingContext: Pick<BookingContext, 'place' | 'service'>
  readonly slot: Pick<TimeslotRun, 'startsAt'>
}

interface VisitToPay extends TimeToPay {
  readonly member: Pick<Bookee, 'profileId' | 'accessLevels'>
}

/**
 * The programmes of a patient, as the account may know them: whoever may book for a person without seeing their coverage, as the
 * remote configuration can have it, books at own expense.
 */
export const payersFor = async (
  database: Pick<Database, 'reads'>,
  { member, ...time }: VisitToPay,
): Promise<Payer[]> =>
  seesCoverage(member) ? payersAt(database, { ...time, profileId: member.profileId }) : []

/** All programmes of a patient on the day of a time. */
export const payersAt = (
  database: Pick<Database, 'reads'>,
  {
    profileId,
    visitId,
    bookingContext: { place, service },
    slot,
  }: TimeToPay & { readonly profileId: string },
): Promise<Payer[]> =>
  readPayers(database, {
    profileId,
    day: civilDateOf(slot.startsAt),
    providerId: place.providerId,
    branchId: place.branchId,
    serviceId: service?.id ?? null,
    optionId: service?.option?.id ?? null,
    visitId,
  })
