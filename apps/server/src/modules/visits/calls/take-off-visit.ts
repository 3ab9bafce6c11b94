import { takeOffVisit as call } from '@vizit/contract/calls/visits/visits.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { VisitsDeps } from '../deps.ts'
import { takeOffVisit } from '../use-cases/take-off-visit.ts'

export const takeOffVisitRoute = handle(call, ({ actor, params }, deps: VisitsDeps) =>
  takeOffVisit({ actor, orderId: params.orderId }, deps),
)
