import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { Payer } from '../store/payers.ts'
import { type NamedProgramme, programmeNamed } from '../store/programme-named.ts'

type NotPaid = Refused<'NOT_IN_PROGRAMME' | 'PROGRAMME_LIMIT_REACHED'>

interface PayerAsked {
  readonly programId: string
  /** What the programme pays for the visit; undefined: the patient is not covered on that day. */
  readonly payer: Payer | undefined
  readonly language: Language
}

/** Refuses a programme that does not pay for the visit. Undefined: it pays. */
export async function refusePayer(
  { programId, payer, language }: PayerAsked,
  database: Pick<Database, 'pool'>,
): Promise<NotPaid | undefined> {
  if (!payer) return notCovered(await programmeNamed(database, programId), 'person', language)
  if (payer.coverage === 'NOT_COVERED') return notCovered(payer, 'visit', language)
  return payer.limit?.remaining === 0 ? limitReached(payer, payer.limit, language) : undefined
}

/** The same after the database has decided so: something changed since it was read. */
export function refuseTakenPayer(
  outcome: 'not-covered' | 'limit-reached',
  payer: Payer,
  language: Language,
): NotPaid {
  return outcome === 'limit-reached' && payer.limit
    ? limitReached(payer, payer.limit, language)
    : notCovered(payer, 'person', language)
}

/** What every refusal says of a programme. */
export const factsOf = ({ programId, caption, phones }: NamedProgramme, language: Language) => ({
  programId,
  programCaption: caption[language],
  phones: phones.join(';'),
})

const notCovered = (programme: NamedProgramme, reason: 'person' | 'visit', language: Language): NotPaid =>
  new Refused('NOT_IN_PROGRAMME', { ...factsOf(programme, language), reason })

const limitReached = (payer: Payer, limit: NonNullable<Payer['limit']>, language: Language): NotPaid =>
  new Refused('PROGRAMME_LIMIT_REACHED', {
    ...factsOf(payer, language),
    limit: limit.name[language],
    visits: limit.visits,
    period: limit.period,
    renewsOn: limit.renewsOn,
  })
