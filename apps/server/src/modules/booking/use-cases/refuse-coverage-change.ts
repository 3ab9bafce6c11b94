import { declineWeights } from '@vizit/domain/booking/decline-code.ts'
import { isUsedUp } from '@vizit/domain/programmes/used-up.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { VisitDetails } from '../../visits/public.ts'
import type { BookingContext, TimeslotRun } from '../store/booking-context.ts'
import { readPayers } from '../store/payers.ts'
import { programmeNamed } from '../store/programme-named.ts'
import { factsOf } from './refuse-payer.ts'

interface CoveredMove {
  readonly visit: VisitDetails
  readonly bookingContext: Pick<BookingContext, 'place' | 'service'>
  readonly slot: Pick<TimeslotRun, 'startsAt'>
  /** The share to which the person has agreed; undefined: they were not asked. */
  readonly acceptedShare?: number | undefined
  /** Whoever moves it may not know whether a programme pays. */
  readonly hidesCoverage?: boolean
  readonly language: Language
}

/** Percent that a programme paid before visits said how much. */
const WHOLE = 100

/**
 * What the programme will pay after the move, in percent; 0: nothing. Refused where it would pay less and the person has not
 * agreed to exactly that. It asks before the clinic's own system is told; `move_covered_visit` decides.
 */
export async function coverageAfterMove(moving: CoveredMove, database: Database) {
  const { visit, bookingContext, slot, acceptedShare } = moving
  const { covererCode } = visit
  if (covererCode === null) return 0
  const { place, service } = bookingContext
  const payers = await readPayers(database, {
    profileId: visit.profileId,
    day: civilDateOf(slot.startsAt),
    providerId: place.providerId,
    branchId: place.branchId,
    serviceId: service?.id ?? null,
    optionId: service?.option?.id ?? null,
    visitId: visit.id,
  })
  const payer = payers.find(({ programId }) => programId === covererCode)
  const share = payer?.share ?? 0
  if (share >= formerShareOf(visit) || share === acceptedShare) return share
  const why = payer?.limit && isUsedUp(payer.limit) ? 'limit-reached' : 'not-covered'
  return coverageChanges(moving, { share, why: share > 0 ? null : why }, database)
}

/** The refusal itself, by what the database found. Who does not see the coverage cannot be asked about it. */
export async function coverageChanges(
  { visit, hidesCoverage, language }: Pick<CoveredMove, 'visit' | 'hidesCoverage' | 'language'>,
  found: { readonly share: number; readonly why: 'not-covered' | 'limit-reached' | null },
  database: Pick<Database, 'pool'>,
) {
  if (hidesCoverage) return onlyByPatient(language)
  const programme = await programmeNamed(database, visit.covererCode ?? '')
  return new Refused('COVERAGE_CHANGES', {
    ...factsOf(programme, language),
    ...found,
    formerShare: formerShareOf(visit),
  })
}

function onlyByPatient(language: Language) {
  const message = serverTexts(language).area('decline')('0.reasonOfTime')
  return new Refused('ONLINE_BOOKING_FORBIDDEN', {
    declineReasons: [{ code: 0, weight: declineWeights[0], message, remedy: 'other-time' }],
  })
}

const formerShareOf = ({ covererShare }: VisitDetails): number => covererShare ?? WHOLE
