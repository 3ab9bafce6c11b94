import { cancelVisit as call } from '@vizit/contract/calls/booking.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { BookingDeps } from '../deps.ts'
import { cancelVisit } from '../use-cases/cancel-visit.ts'

export const cancelVisitRoute = handle(call, ({ actor, params, query }, deps: BookingDeps) =>
  cancelVisit({ actor, orderId: params.orderId, expected: query }, deps),
)
