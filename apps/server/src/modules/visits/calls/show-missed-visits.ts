import { showMissedVisits as call } from '@vizit/contract/calls/visits.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { VisitsDeps } from '../deps.ts'
import { showMissedVisits } from '../use-cases/show-missed-visits.ts'

export const showMissedVisitsRoute = handle(call, ({ actor, query, language }, deps: VisitsDeps) =>
  showMissedVisits({ actor, profileId: query.profileId, language }, deps),
)
