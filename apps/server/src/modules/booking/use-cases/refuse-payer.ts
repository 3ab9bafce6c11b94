import type { ErrorAttributes } from '@vizit/contract/errors.ts'
import { isAdultOn } from '@vizit/domain/person/age.ts'
import { comesOfAgeOn } from '@vizit/domain/person/coming-of-age.ts'
import { isUsedUp } from '@vizit/domain/programmes/used-up.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { coveredAsChild, nearestCover, programmesHad } from '../../programmes/public.ts'
import type { Payer } from '../store/payers.ts'
import { type NamedProgramme, programmeNamed } from '../store/programme-named.ts'
import type { Bookee } from './member-of.ts'
import { seesCoverage } from './sees-coverage.ts'

type NotPaid = Refused<'NOT_IN_PROGRAMME' | 'PROGRAMME_LIMIT_REACHED'>

export interface PayerAsked {
  readonly programId: string
  /** What the programme pays for the visit; undefined: the patient is not covered on that day. */
  readonly payer: Payer | undefined
  readonly patient: Pick<Bookee, 'profileId' | 'birthday' | 'accessLevels'>
  /** Of the visit. */
  readonly day: CivilDate
  readonly today: CivilDate
  readonly language: Language
}

type Reads = Pick<Database, 'pool' | 'db'>

/** Refuses a programme that does not pay for the visit. Undefined: it pays. */
export async function refusePayer(asked: PayerAsked, database: Reads): Promise<NotPaid | undefined> {
  const { payer, language } = asked
  if (!payer) return patientNotCovered(asked, database)
  if (payer.coverage === 'NOT_COVERED') return notCovered(payer, { reason: 'visit' }, language)
  return payer.limit && isUsedUp(payer.limit) ? limitReached(payer, payer.limit, language) : undefined
}

/** The same after the database has decided so: something changed since it was read. */
export async function refuseTakenPayer(
  outcome: 'not-covered' | 'limit-reached',
  asked: PayerAsked & { readonly payer: Payer },
  database: Reads,
): Promise<NotPaid> {
  const { payer, language } = asked
  return outcome === 'limit-reached' && payer.limit
    ? limitReached(payer, payer.limit, language)
    : patientNotCovered(asked, database)
}

const patientNotCovered = async (asked: PayerAsked, database: Reads): Promise<NotPaid> =>
  new Refused('NOT_IN_PROGRAMME', await notCoveringOf(asked, database))

/** Why a programme does not cover a patient on the day of a visit. */
export async function notCoveringOf(
  asked: Omit<PayerAsked, 'payer'>,
  database: Reads,
): Promise<ErrorAttributes<'NOT_IN_PROGRAMME'>> {
  const programme = await programmeNamed(database, asked.programId)
  return { ...factsOf(programme, asked.language), ...(await whyNotCovered(asked, database)) }
}

/** Why the programme that the patient has does not cover the day of a visit that none covers; undefined: they have none. */
export async function programmeOfOtherDays(
  asked: Omit<PayerAsked, 'payer' | 'programId'>,
  database: Reads,
): Promise<ErrorAttributes<'NOT_IN_PROGRAMME'> | undefined> {
  if (!seesCoverage(asked.patient)) return undefined
  for (const programId of await programmesHad(database.db, asked.patient.profileId, asked.today)) {
    const why = await notCoveringOf({ ...asked, programId }, database)
    if (why.reason !== 'person') return why
  }
  return undefined
}

type Why = Pick<ErrorAttributes<'NOT_IN_PROGRAMME'>, 'reason' | 'date'>

/** Only to whoever may see the patient's coverage. */
async function whyNotCovered(
  { programId, patient, day, today }: Omit<PayerAsked, 'payer'>,
  { db }: Reads,
): Promise<Why> {
  const { profileId, birthday } = patient
  if (!seesCoverage(patient)) return { reason: 'person' }
  if (birthday !== null && isAdultOn(day, birthday) && !isAdultOn(today, birthday)) {
    const programmes = await coveredAsChild(db, { profileId, birthday, day })
    if (programmes.includes(programId)) return { reason: 'grown-up', date: comesOfAgeOn(birthday) }
  }
  return (await nearestCover(db, { profileId, programme: programId, day, today })) ?? { reason: 'person' }
}

/** What every refusal says of a programme. */
export const factsOf = ({ programId, caption, phones }: NamedProgramme, language: Language) => ({
  programId,
  programCaption: caption[language],
  phones: phones.join(';'),
})

const notCovered = (programme: NamedProgramme, why: Why, language: Language): NotPaid =>
  new Refused('NOT_IN_PROGRAMME', { ...factsOf(programme, language), ...why })

const limitReached = (payer: Payer, limit: NonNullable<Payer['limit']>, language: Language): NotPaid =>
  new Refused('PROGRAMME_LIMIT_REACHED', { ...factsOf(payer, language), ...limitFacts(limit, language) })

/** What a refusal says of a limit that is used up. */
export const limitFacts = (
  { name, visits, period, renewsOn }: NonNullable<Payer['limit']>,
  language: Language,
) => ({ limit: name[language], visits, period, renewsOn })
