import { listBookingCapabilities as call } from '@vizit/contract/calls/booking.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { BookingDeps } from '../deps.ts'
import { listBookingCapabilities } from '../use-cases/list-booking-capabilities.ts'

export const listBookingCapabilitiesRoute = handle(call, ({ actor, query, language }, deps: BookingDeps) =>
  listBookingCapabilities({ actor, ...query, language }, deps),
)
