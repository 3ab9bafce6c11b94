import type { QueryOf } from '@vizit/contract/call.ts'
import { listVisits as call } from '@vizit/contract/calls/visits/visits.ts'
import { listVisits as listed, splitVisits } from '@vizit/domain/booking/visit-lists.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { VisitsDeps } from '../deps.ts'
import { readLatestBefore, readRange } from '../store/own-list.ts'
import { listDays } from '../use-cases/list-days.ts'
import { presentVisits } from '../use-cases/present-visits.ts'
import { readVisibleProfiles } from '../use-cases/visible-profiles.ts'

interface VisitsRequest {
  readonly actor: Patient
  readonly query: QueryOf<typeof call>
  readonly language: Language
}

/**
 * The account's own list: future visits by start, past visits from the latest, without cancelled and hidden ones.
 */
async function listVisits({ actor, query, language }: VisitsRequest, deps: VisitsDeps) {
  const now = deps.clock.now()
  const seen = await readVisibleProfiles(actor, query.providerCode, deps)
  const days = listDays(query, now)
  const [read, earlier] = await Promise.all([
    readRange(deps.database, { ...seen, ...days }),
    readLatestBefore(deps.database, { ...seen, before: days.from }),
  ])
  const visits = read.filter(({ hidden }) => !hidden)
  const isSplit = query.splitpastvisits === 'true'
  const { future, past } = isSplit ? splitVisits(visits, now) : { future: listed(visits), past: [] }
  const viewing = { language, now, members: seen.members }
  return {
    future: await presentVisits(future, viewing, deps),
    past: await presentVisits(past, viewing, deps),
    ...(earlier && { earlier: civilDateOf(earlier) }),
  }
}

export const listVisitsRoute = handle(call, ({ actor, query, language }, deps: VisitsDeps) =>
  listVisits({ actor, query, language }, deps),
)
