import { cancelGuestVisit as call } from '@vizit/contract/calls/guests/visit.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { GuestDeps } from '../deps.ts'
import { cancelGuestVisit } from '../use-cases/cancel-guest-visit.ts'

export const cancelGuestVisitRoute = handle(call, ({ actor }, deps: GuestDeps) =>
  cancelGuestVisit(actor, deps),
)
