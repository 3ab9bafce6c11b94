import { bookGuestVisit as call } from '@vizit/contract/calls/guests/booking.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { GuestDeps } from '../deps.ts'
import { bookGuestVisit } from '../use-cases/book-guest-visit.ts'
import { guestProblems } from '../use-cases/read-guest.ts'

export const bookGuestVisitRoute = handle(
  call,
  ({ actor, params, body, idempotencyKey: key, address, language }, deps: GuestDeps) =>
    bookGuestVisit({ actor, params, body, key, address, language }, deps),
  { rules: (body, { clock }) => guestProblems(body, civilDateOf(clock.now())) },
)
