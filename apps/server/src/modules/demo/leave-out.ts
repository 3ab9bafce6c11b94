import { DAY_MS } from '@vizit/domain/time/day.ts'
import type { LeavesOut } from '../timetable/public.ts'
import { seededRandomOf } from './seeded-random.ts'

const SLOT_GRAIN_MS = 300_000

/**
 * Which timeslots of the demo others seem to have taken: a share that differs from doctor to doctor, and now and
 * then a whole day. It depends on the slot alone, so that every roll leaves out the same.
 */
export const leaveOutDemoSlots: LeavesOut = (assignmentId, { startsAt }) => {
  const who = Number(assignmentId)
  const busy = 0.2 + 0.55 * seededRandomOf(who, 7)
  const day = Math.floor(startsAt / DAY_MS)
  return seededRandomOf(who, day) < 0.08 || seededRandomOf(who, Math.floor(startsAt / SLOT_GRAIN_MS)) < busy
}
