import { holdTimeslot as call } from '@vizit/contract/calls/booking.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { HoldDeps } from '../deps.ts'
import { holdTimeslot } from '../use-cases/hold-timeslot.ts'

export const holdTimeslotRoute = handle(call, async ({ actor, body, address }, deps: HoldDeps) => {
  const { timetableId, assignmentId, serviceId, recaptchaValue, humanCheckId, humanCode } = body
  const shown = { proof: recaptchaValue, checkId: humanCheckId, digits: humanCode }
  const held = await holdTimeslot(
    { actor, address, shown, timeslotId: timetableId, assignmentId, serviceId },
    deps,
  )
  return held instanceof Date ? { timetableId, assignmentId, expiresAt: formatInstant(held) } : held
})
