import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { bookVisitRoute } from './calls/book-visit.ts'
import { cancelVisitRoute } from './calls/cancel-visit.ts'
import { holdTimeslotRoute } from './calls/hold-timeslot.ts'
import { listBookingCapabilitiesRoute } from './calls/list-booking-capabilities.ts'
import { listKnownDoctorsRoute } from './calls/list-known-doctors.ts'
import { listPayersRoute } from './calls/list-payers.ts'
import { listServiceCapabilitiesRoute } from './calls/list-service-capabilities.ts'
import { moveVisitRoute } from './calls/move-visit.ts'
import { releaseHoldRoute } from './calls/release-hold.ts'
import { showHoldRoute } from './calls/show-hold.ts'
import type { HoldDeps } from './deps.ts'

const routes = [
  listBookingCapabilitiesRoute,
  listServiceCapabilitiesRoute,
  listKnownDoctorsRoute,
  listPayersRoute,
  holdTimeslotRoute,
  showHoldRoute,
  releaseHoldRoute,
  bookVisitRoute,
  moveVisitRoute,
  cancelVisitRoute,
]

/** Who may be booked, holds of timeslots, and booking, moving and cancelling visits. */
export async function bookingPlugin(app: FastifyInstance, deps: HoldDeps) {
  register(app, routes, deps)
}
