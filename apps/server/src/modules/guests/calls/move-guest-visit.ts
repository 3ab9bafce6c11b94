import { moveGuestVisit as call } from '@vizit/contract/calls/guests/visit.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { GuestDeps } from '../deps.ts'
import { moveGuestVisit } from '../use-cases/move-guest-visit.ts'
import { presentGuestVisit } from '../use-cases/present-guest-visit.ts'

export const moveGuestVisitRoute = handle(call, async ({ actor, body, language }, deps: GuestDeps) => {
  const moved = await moveGuestVisit({ actor, timeslotId: body.timetableId, language }, deps)
  if (moved instanceof Refused) return moved
  const { cancelCutOffMinutes: cutOffMinutes } = await deps.settings()
  return presentGuestVisit(moved, { language, now: deps.clock.now(), cutOffMinutes })
})
