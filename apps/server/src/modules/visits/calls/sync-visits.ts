import { syncVisits as call } from '@vizit/contract/calls/sync.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { VisitsDeps } from '../deps.ts'
import { syncVisits } from '../use-cases/sync-visits.ts'

export const syncVisitsRoute = handle(call, ({ actor, query, language }, deps: VisitsDeps) =>
  syncVisits({ actor, query, language }, deps),
)
