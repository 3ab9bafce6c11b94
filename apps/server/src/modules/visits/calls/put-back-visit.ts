import { putBackVisit as call } from '@vizit/contract/calls/visits/visits.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { VisitsDeps } from '../deps.ts'
import { putBackVisit } from '../use-cases/take-off-visit.ts'

export const putBackVisitRoute = handle(call, ({ actor, params }, deps: VisitsDeps) =>
  putBackVisit({ actor, orderId: params.orderId }, deps),
)
