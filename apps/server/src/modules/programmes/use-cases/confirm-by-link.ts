import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { hashToken } from '../../../platform/secret/one-time-code.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { covererOf } from '../store/programme-facts.ts'
import { requestByToken } from '../store/requests.ts'
import { announceOfPeople } from './announce.ts'
import { provedRefusal, settledBefore, settleProved } from './settle-request.ts'

/** Follows the link of a letter, on any device. Whoever reads the mailbox learns the programme alone. */
export async function confirmByLink(token: string, language: Language, deps: ProgrammesDeps) {
  const now = deps.clock.now()
  const done = await deps.database.db.transaction().execute(async trx => {
    const request = await requestByToken(trx, hashToken(token), now)
    if (!request) return new Refused('LINK_EXPIRED', {})
    const { programme, profileId } = request
    const isDone = (await settledBefore(trx, request)) !== null
    if (request.closed && !isDone) return new Refused('COVERAGE_REQUEST_OVER', {})
    const linked = isDone ? undefined : await settleProved(trx, request, now, deps)
    if (linked && linked.kind !== 'linked') return provedRefusal(trx, linked, request, language)
    const { programCaption } = await covererOf(trx, programme, language)
    return { profileId, answer: { coverer: programme, programCaption } }
  })
  if (done instanceof Refused) return done
  announceOfPeople([done.profileId], deps)
  return done.answer
}
