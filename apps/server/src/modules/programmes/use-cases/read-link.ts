import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { hashToken } from '../../../platform/secret/one-time-code.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { covererOf } from '../store/programme-facts.ts'
import { requestByToken } from '../store/requests.ts'
import { settledBefore } from './settle-request.ts'

/** What a letter's link is for, before it is followed and after. */
export function readLink(
  token: string,
  language: Language,
  { database, clock }: Pick<ProgrammesDeps, 'database' | 'clock'>,
) {
  return database.db.transaction().execute(async trx => {
    const request = await requestByToken(trx, hashToken(token), clock.now())
    if (!request) return new Refused('LINK_EXPIRED', {})
    const isLinked = (await settledBefore(trx, request)) !== null
    if (request.closed && !isLinked) return new Refused('COVERAGE_REQUEST_OVER', {})
    const { programCaption } = await covererOf(trx, request.programme, language)
    const state: 'asked' | 'linked' | 'awaited' = isLinked
      ? 'linked'
      : request.waitsFor === 'DATA'
        ? 'awaited'
        : 'asked'
    return { coverer: request.programme, programCaption, state }
  })
}
