import { showGuestVisit } from '@vizit/contract/calls/guests/visit.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { findVisit } from '../../visits/public.ts'
import type { GuestDeps } from '../deps.ts'
import { presentGuestVisit } from '../use-cases/present-guest-visit.ts'

export const showGuestVisitRoute = handle(
  showGuestVisit,
  async ({ actor, language, refuse }, { database, clock, settings }: GuestDeps) => {
    const visit = await findVisit(database, actor.visitId)
    if (!visit) return refuse('NOT_FOUND')
    const { cancelCutOffMinutes: cutOffMinutes } = await settings()
    return presentGuestVisit(visit, { language, now: clock.now(), cutOffMinutes })
  },
)
