import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'
import { type CalendarDay, calendarDays } from '@vizit/domain/timetable/calendar-days.ts'
import { makeSlots, type SlotTimes } from '@vizit/domain/timetable/make-slots.ts'
import { reconcileSlots, withoutOverlap } from '@vizit/domain/timetable/reconcile-slots.ts'
import type { Timetable } from '@vizit/domain/timetable/timetable.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Progress } from '../../../platform/progress.ts'
import { addSlots, type NewSlot } from '../store/add-slots.ts'
import { assignmentsByDoctor, type TimetabledAssignment } from '../store/assignments-of-provider.ts'
import { batches } from '../store/batches.ts'
import { conflictsOf, heldWithdrawn, type TimetableConflict } from '../store/conflicts.ts'
import { lockTimetableOf } from '../store/lock-provider.ts'
import { readHolidays, readTimetables } from '../store/read-timetables.ts'
import { clearTimetableEnd, setTimetableEnd } from '../store/rolls.ts'
import { type StoredSlot, slotsAfter, takenTimes } from '../store/slots-of-assignments.ts'
import { lockSlots, removeAbandonedSlots, restoreSlots, withdrawSlots } from '../store/withdraw-slots.ts'

export interface RemakeRequest {
  providerId: string
  now: Date
  /** Explicit timeslots, by assignment. */
  explicit: ReadonlyMap<string, readonly SlotTimes[]>
  /** Told after each batch of doctors but the last. */
  progress?: Progress | undefined
}

export interface TimetableChanges {
  added: number
  removed: number
  /** Withdrawn timeslots that are held by an open booking form. */
  held: number
  conflicts: TimetableConflict[]
}

const DOCTORS_AT_ONCE = 40

/**
 * Updates the future timeslots of a medical organisation to its timetables. A booked or held slot is never lost:
 * it stays as withdrawn until its visit or hold is over, and the visit is reported.
 */
export async function remakeTimetable(trx: Kysely<DB>, request: RemakeRequest): Promise<TimetableChanges> {
  const { providerId, now } = request
  const timetableOwner = await lockTimetableOf(trx, providerId)
  // If the organisation's own system keeps the timetable, imported rules make no timeslots.
  if (timetableOwner !== 'built-in') return { added: 0, removed: 0, held: 0, conflicts: [] }
  await removeAbandonedSlots(trx, now)
  const window = bookingWindow(civilDateOf(now))
  const days = calendarDays(window, await readHolidays(trx, providerId))
  const remade = { added: 0, removed: 0 }
  let done = 0
  for (const doctors of batches(await assignmentsByDoctor(trx, providerId), DOCTORS_AT_ONCE)) {
    if (done > 0) request.progress?.(done)
    const assignments = doctors.flat()
    const changed = await remakeSome(trx, assignments, days, request)
    await setTimetableEnd(trx, idsOf(assignments.filter(({ active }) => active)), window.to)
    // An assignment that becomes active again later must get its timeslots from the beginning.
    await clearTimetableEnd(trx, idsOf(assignments.filter(({ active }) => !active)))
    remade.added += changed.added
    remade.removed += changed.removed
    done += doctors.length
  }
  return {
    ...remade,
    held: await heldWithdrawn(trx, providerId, now),
    conflicts: await conflictsOf(trx, providerId, now),
  }
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

async function remakeSome(
  trx: Kysely<DB>,
  assignments: readonly TimetabledAssignment[],
  days: readonly CalendarDay[],
  { now, explicit }: RemakeRequest,
): Promise<{ added: number; removed: number }> {
  const ids = idsOf(assignments)
  const timetables = await readTimetables(trx, ids)
  const existing = Map.groupBy(await slotsAfter(trx, ids, now), slot => slot.assignmentId)
  const changes = assignments.map(assignment => {
    const wanted = assignment.active
      ? wantedSlots(assignment.id, timetables.get(assignment.id), days, explicit.get(assignment.id) ?? [])
      : []
    const future = wanted.filter(slot => slot.startsAt > now.getTime())
    return {
      assignment,
      wanted: future,
      ...reconcileSlots<StoredSlot, NewSlot>(existing.get(assignment.id) ?? [], future),
    }
  })
  const surplus = idsOf(changes.flatMap(change => change.surplus))
  const back = changes.flatMap(change => change.kept.filter(slot => slot.withdrawn))
  await lockSlots(trx, [...surplus, ...idsOf(back)])
  const removed = await withdrawSlots(trx, surplus, now)
  const restored = await restoreSlots(trx, idsOf(back))
  const gone = back.filter(({ id }) => !restored.has(id))
  const taken = await takenTimes(trx, [...new Set(assignments.map(({ doctorId }) => doctorId))], now)
  const missing = changes.flatMap(({ assignment, missing, wanted }) => {
    const lost = gone.filter(slot => slot.assignmentId === assignment.id).map(slot => slot.startsAt)
    const again = wanted.filter(slot => lost.includes(slot.startsAt))
    return withoutOverlap([...missing, ...again], taken.get(assignment.doctorId) ?? [])
  })
  return { added: await addSlots(trx, missing), removed }
}

function wantedSlots(
  assignmentId: string,
  timetable: Timetable | undefined,
  days: readonly CalendarDay[],
  explicit: readonly SlotTimes[],
): NewSlot[] {
  const made = timetable ? makeSlots(timetable, days) : []
  return [
    ...made.map(slot => ({ ...slot, assignmentId, explicit: false })),
    ...explicit.map(slot => ({ ...slot, assignmentId, explicit: true })),
  ]
}
