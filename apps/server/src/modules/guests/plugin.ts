import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { bookGuestVisitRoute } from './calls/book-guest-visit.ts'
import { cancelGuestVisitRoute } from './calls/cancel-guest-visit.ts'
import { confirmGuestCodeRoute } from './calls/confirm-guest-code.ts'
import { downloadGuestCalendarRoute } from './calls/download-guest-calendar.ts'
import { drawGuestCheckRoute } from './calls/draw-guest-check.ts'
import { moveGuestVisitRoute } from './calls/move-guest-visit.ts'
import { sendGuestCodeRoute } from './calls/send-guest-code.ts'
import { showGuestVisitRoute } from './calls/show-guest-visit.ts'
import { speakGuestCheckRoute } from './calls/speak-guest-check.ts'
import type { GuestDeps } from './deps.ts'

const routes = [
  bookGuestVisitRoute,
  drawGuestCheckRoute,
  speakGuestCheckRoute,
  sendGuestCodeRoute,
  confirmGuestCodeRoute,
  showGuestVisitRoute,
  downloadGuestCalendarRoute,
  moveGuestVisitRoute,
  cancelGuestVisitRoute,
]

/** Booking without an account, and the link to the visit that was booked. */
export async function guestsPlugin(app: FastifyInstance, deps: GuestDeps) {
  register(app, routes, deps)
}
