import { declineWeights } from '@vizit/domain/booking/decline-code.ts'
import { priceParts } from '@vizit/domain/programmes/price-parts.ts'
import { isUsedUp } from '@vizit/domain/programmes/used-up.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { VisitDetails } from '../../visits/public.ts'
import type { BookingContext, TimeslotRun } from '../store/booking-context.ts'
import type { Payer } from '../store/payers.ts'
import { programmeNamed } from '../store/programme-named.ts'
import { payersAt } from './payers-for.ts'
import { factsOf, limitFacts, notCoveringOf, type PayerAsked } from './refuse-payer.ts'
import { seesCoverage } from './sees-coverage.ts'
import { statedPriceOf } from './stated-price.ts'

export interface CoveredMove {
  readonly visit: VisitDetails
  readonly bookingContext: Pick<BookingContext, 'place' | 'service'>
  readonly slot: Pick<TimeslotRun, 'startsAt'>
  /** The share to which the person has agreed; undefined: they were not asked. */
  readonly acceptedShare?: number | undefined
  /** Missing: the caller has no account. */
  readonly patient?: PayerAsked['patient'] | undefined
  readonly now: Date
  readonly language: Language
}

/** What the programme would pay at the new time; `why`: why nothing. */
interface NewShare {
  readonly share: number
  readonly why: 'not-covered' | 'limit-reached' | null
}

/** Percent that a programme paid before visits said how much. */
const WHOLE = 100

/**
 * What the programme will pay after the move, in percent; 0: nothing. Refused where it would pay less and the person has not
 * agreed to exactly that, and where they agreed to another share than holds, be it less. It asks before the clinic's own system is told; `move_covered_visit` decides.
 */
export async function coverageAfterMove(moving: CoveredMove, database: Database) {
  const { visit, acceptedShare } = moving
  if (visit.covererCode === null) return 0
  const payer = await payerAfterMove(moving, database)
  const share = payer?.share ?? 0
  const isAsDecided = acceptedShare === undefined ? share >= formerShareOf(visit) : share === acceptedShare
  if (isAsDecided) return share
  const why = payer?.limit && isUsedUp(payer.limit) ? 'limit-reached' : 'not-covered'
  return refuseChange(moving, { share, why: share > 0 ? null : why }, { payer, database })
}

/** The same after the database has decided so: something changed since it was read. */
export const coverageChanges = async (moving: CoveredMove, found: NewShare, database: Database) =>
  refuseChange(moving, found, { payer: await payerAfterMove(moving, database), database })

interface Known {
  /** Undefined: the programme does not cover the patient on the new day. */
  readonly payer: Payer | undefined
  readonly database: Database
}

/** Who does not see the coverage cannot be asked about it. */
async function refuseChange(moving: CoveredMove, found: NewShare, known: Known) {
  const { visit, slot, patient, language } = moving
  if (patient && !seesCoverage(patient)) return onlyByPatient(language)
  const programme = await programmeNamed(known.database, visit.covererCode ?? '')
  return new Refused('COVERAGE_CHANGES', {
    ...factsOf(programme, language),
    ...found,
    formerShare: formerShareOf(visit),
    startDate: formatInstant(slot.startsAt),
    personPays: priceParts(statedPriceOf(visit.price), found.share).person,
    ...(await reasonsOf(moving, found, known)),
  })
}

/** Why the programme pays nothing at the new time, as far as it is still known. */
async function reasonsOf(
  { visit, slot, patient, now, language }: CoveredMove,
  { why }: NewShare,
  { payer, database }: Known,
) {
  if (why === 'limit-reached') return payer?.limit ? { usedUp: limitFacts(payer.limit, language) } : {}
  if (why === null || !patient) return {}
  if (payer) return payer.coverage === 'NOT_COVERED' ? { notCovering: { reason: 'visit' as const } } : {}
  const asked = { programId: visit.covererCode ?? '', patient, language }
  const days = { day: civilDateOf(slot.startsAt), today: civilDateOf(now) }
  const { reason, date } = await notCoveringOf({ ...asked, ...days }, database)
  return { notCovering: { reason, ...(date !== undefined && { date }) } }
}

async function payerAfterMove({ visit, bookingContext, slot }: CoveredMove, database: Database) {
  const { profileId, id: visitId, covererCode } = visit
  const payers = await payersAt(database, { profileId, visitId, bookingContext, slot })
  return payers.find(({ programId }) => programId === covererCode)
}

function onlyByPatient(language: Language) {
  const message = serverTexts(language).area('decline')('0.reasonOfTime')
  return new Refused('ONLINE_BOOKING_FORBIDDEN', {
    declineReasons: [{ code: 0, weight: declineWeights[0], message, remedy: 'other-time' }],
  })
}

const formerShareOf = ({ covererShare }: VisitDetails): number => covererShare ?? WHOLE
