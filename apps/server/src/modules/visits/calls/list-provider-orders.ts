import { listProviderOrders as call } from '@vizit/contract/calls/visits/visits.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { VisitsDeps } from '../deps.ts'
import { listOrders } from '../use-cases/list-orders.ts'

export const listProviderOrdersRoute = handle(call, ({ actor, params, query, language }, deps: VisitsDeps) =>
  listOrders({ actor, query: { ...query, ...params }, language }, deps),
)
