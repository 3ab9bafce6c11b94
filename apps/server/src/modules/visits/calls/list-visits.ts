import { listVisits as call } from '@vizit/contract/calls/visits.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { VisitsDeps } from '../deps.ts'
import { listVisits } from '../use-cases/list-visits.ts'

export const listVisitsRoute = handle(call, ({ actor, query, language }, deps: VisitsDeps) =>
  listVisits({ actor, query, language }, deps),
)
