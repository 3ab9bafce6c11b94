import type { QueryOf } from '@vizit/contract/call.ts'
import type { listOrders as call } from '@vizit/contract/calls/visits/visits.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { VisitsDeps } from '../deps.ts'
import { readRange } from '../store/own-list.ts'
import { listDays } from './list-days.ts'
import { presentVisits } from './present-visits.ts'
import { readVisibleProfiles } from './visible-profiles.ts'

interface OrdersRequest {
  readonly actor: Patient
  readonly query: QueryOf<typeof call>
  readonly language: Language
}

/** Visits of every status, sorted by start. */
export async function listOrders({ actor, query, language }: OrdersRequest, deps: VisitsDeps) {
  const now = deps.clock.now()
  const seen = await readVisibleProfiles(actor, query.providerCode, deps)
  const visits = await readRange(deps.database, { ...seen, ...listDays(query, now) })
  const byStart = visits.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  return presentVisits(byStart, { language, now, members: seen.members }, deps)
}
