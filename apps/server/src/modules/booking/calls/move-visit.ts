import { moveVisit as call } from '@vizit/contract/calls/booking.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { presentVisit } from '../../visits/public.ts'
import type { BookingDeps } from '../deps.ts'
import { moveVisit } from '../use-cases/move-visit.ts'

export const moveVisitRoute = handle(call, async ({ actor, params, body, language }, deps: BookingDeps) => {
  const { timetableId: timeslotId, acceptedShare } = body
  const asked = { actor, orderId: params.orderId, timeslotId, acceptedShare, language }
  const visit = await moveVisit(asked, deps)
  if (visit instanceof Refused) return visit
  const { cancelCutOffMinutes: cutOffMinutes } = await deps.settings()
  return presentVisit(visit, { language, now: deps.clock.now(), cutOffMinutes }, body.timetableId)
})
