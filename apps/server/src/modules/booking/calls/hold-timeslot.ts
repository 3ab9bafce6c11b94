import { holdTimeslot as call } from '@vizit/contract/calls/booking.ts'
import { formatInstant } from '@vizit/domain/time/instant.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { BookingDeps } from '../deps.ts'
import { holdTimeslot } from '../use-cases/hold-timeslot.ts'

export const holdTimeslotRoute = handle(call, async ({ actor, body }, deps: BookingDeps) => {
  const { timetableId, assignmentId, serviceId } = body
  const held = await holdTimeslot({ actor, timeslotId: timetableId, assignmentId, serviceId }, deps)
  return held instanceof Date ? { timetableId, assignmentId, expiresAt: formatInstant(held) } : held
})
