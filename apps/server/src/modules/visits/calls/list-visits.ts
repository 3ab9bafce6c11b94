import { listVisits as call } from '@vizit/contract/calls/visits.ts'
import { listVisits, splitVisits } from '@vizit/domain/booking/visit-lists.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { VisitsDeps } from '../deps.ts'
import { readVisits } from '../store/visit-details.ts'
import { presentVisit } from '../use-cases/present-visit.ts'

// Clients ask for about one month back (calls §9); a year lets the missed visits be seen that count.
const KEPT_IN_LIST_MS = 366 * 86_400_000

export const listVisitsRoute = handle(call, async ({ actor, query, language }, deps: VisitsDeps) => {
  const isSplit = query.splitpastvisits === 'true'
  const now = deps.clock.now()
  const members = await deps.family.membersOf(actor)
  const seen = members.filter(({ accessLevels }) => accessLevels.includes('VIEW_VISITS'))
  const [visits, { cancelCutOffMinutes: cutOffMinutes }] = await Promise.all([
    readVisits(deps.database, {
      profileIds: seen.map(({ profileId }) => profileId),
      since: new Date(now.getTime() - KEPT_IN_LIST_MS),
      providerCode: query.providerCode || null,
    }),
    deps.settings(),
    deps.family.recordViews(actor, seen),
  ])
  const { future, past } = isSplit ? splitVisits(visits, now) : { future: listVisits(visits), past: [] }
  const viewing = { language, now, cutOffMinutes }
  return {
    future: future.map(visit => presentVisit(visit, viewing)),
    past: past.map(visit => presentVisit(visit, viewing)),
  }
})
