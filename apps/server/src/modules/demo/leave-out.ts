import { DAY_MS } from '@vizit/domain/time/day.ts'
import type { LeavesOut } from '../timetable/public.ts'
import { seededRandomOf } from './seeded-random.ts'

const SLOT_GRAIN_MS = 300_000

/**
 * Which timeslots of the demo look taken: a share that differs between doctors, and sometimes a whole day. It
 * depends only on the slot, so every run leaves out the same ones.
 */
export const leaveOutDemoSlots: LeavesOut = (assignmentId, { startsAt }) => {
  const who = Number(assignmentId)
  const busy = 0.2 + 0.55 * seededRandomOf(who, 7)
  const day = Math.floor(startsAt / DAY_MS)
  return seededRandomOf(who, day) < 0.08 || seededRandomOf(who, Math.floor(startsAt / SLOT_GRAIN_MS)) < busy
}
