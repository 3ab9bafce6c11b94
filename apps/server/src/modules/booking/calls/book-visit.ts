import { bookVisit as call } from '@vizit/contract/calls/booking.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { BookingDeps } from '../deps.ts'
import { bookVisit } from '../use-cases/book-visit.ts'

export const bookVisitRoute = handle(
  call,
  ({ actor, body, idempotencyKey: key, language }, deps: BookingDeps) =>
    bookVisit({ actor, body, key, language }, deps),
)
