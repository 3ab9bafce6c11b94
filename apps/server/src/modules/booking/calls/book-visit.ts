import { bookVisit as call } from '@vizit/contract/calls/booking.ts'
import { handle } from '../../../platform/http/handle.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { presentVisit } from '../../visits/public.ts'
import type { BookingDeps } from '../deps.ts'
import { bookVisit } from '../use-cases/book-visit.ts'

export const bookVisitRoute = handle(
  call,
  async ({ actor, body, idempotencyKey: key, language }, deps: BookingDeps) => {
    const visit = await bookVisit({ actor, body, key, language }, deps)
    if (visit instanceof Refused) return visit
    const { cancelCutOffMinutes: cutOffMinutes } = await deps.settings()
    return presentVisit(visit, { language, now: deps.clock.now(), cutOffMinutes }, body.timetableId)
  },
)
