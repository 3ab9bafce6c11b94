import type { QueryOf } from '@vizit/contract/call.ts'
import type { listVisits as call } from '@vizit/contract/calls/visits.ts'
import { listVisits as listed, splitVisits } from '@vizit/domain/booking/visit-lists.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { VisitsDeps } from '../deps.ts'
import { readLatestBefore, readRange } from '../store/own-list.ts'
import { listDays } from './list-days.ts'
import { presentVisits } from './present-visits.ts'
import { whoIsSeen } from './who-is-seen.ts'

interface Asked {
  readonly actor: Patient
  readonly query: QueryOf<typeof call>
  readonly language: Language
}

/** The own list: future by start and past from the latest, without cancelled and hidden visits. */
export async function listVisits({ actor, query, language }: Asked, deps: VisitsDeps) {
  const now = deps.clock.now()
  const seen = await whoIsSeen(actor, query.providerCode, deps)
  const days = listDays(query, now)
  const [read, earlier] = await Promise.all([
    readRange(deps.database, { ...seen, ...days }),
    readLatestBefore(deps.database, { ...seen, before: days.from }),
  ])
  const visits = read.filter(({ hidden }) => !hidden)
  const isSplit = query.splitpastvisits === 'true'
  const { future, past } = isSplit ? splitVisits(visits, now) : { future: listed(visits), past: [] }
  const viewing = { language, now, readers: seen.readers }
  return {
    future: await presentVisits(future, viewing, deps),
    past: await presentVisits(past, viewing, deps),
    ...(earlier && { earlier: civilDateOf(earlier) }),
  }
}
