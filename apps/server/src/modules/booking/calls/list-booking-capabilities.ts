import { listBookingCapabilities as call } from '@vizit/contract/calls/booking.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { BookingDeps } from '../deps.ts'
import { bookingCapabilities } from '../use-cases/booking-capabilities.ts'

export const listBookingCapabilitiesRoute = handle(call, ({ actor, query, language }, deps: BookingDeps) =>
  bookingCapabilities({ actor, ...query, language }, deps),
)
