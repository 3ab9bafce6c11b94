import { addDays, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'
import { calendarDays } from '@vizit/domain/timetable/calendar-days.ts'
import { makeSlots, type SlotTimes } from '@vizit/domain/timetable/make-slots.ts'
import type { Timetable } from '@vizit/domain/timetable/timetable.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { addSlots, type NewSlot } from '../store/add-slots.ts'
import { lockTimetableOf } from '../store/lock-provider.ts'
import { readHolidays, readTimetables } from '../store/read-timetables.ts'
import { assignmentsToRoll, providersToRoll, setTimetableEnd, type TimetableToRoll } from '../store/rolls.ts'

/** Whether a demo's timeslot is left out, so that the calendar looks partly booked. */
export type LeavesOut = (assignmentId: string, slot: SlotTimes) => boolean

export interface RollCounts {
  assignments: number
  slots: number
}

const ASSIGNMENTS_PER_TRANSACTION = 250

/**
 * Makes the timeslots of every timetable up to the end of the booking window (product §4, "Timetable"). It only
 * adds missing ones, so it may run again or on two servers at once.
 */
export async function rollTimetable(
  db: Kysely<DB>,
  today: CivilDate,
  leavesOut?: LeavesOut,
): Promise<RollCounts> {
  const total: RollCounts = { assignments: 0, slots: 0 }
  const { to } = bookingWindow(today)
  for (const providerId of await providersToRoll(db, to)) {
    let done: RollCounts
    do {
      done = await db.transaction().execute(trx => rollSome(trx, { providerId, today, to, leavesOut }))
      total.assignments += done.assignments
      total.slots += done.slots
    } while (done.assignments === ASSIGNMENTS_PER_TRANSACTION)
  }
  return total
}

interface Reach {
  providerId: string
  today: CivilDate
  to: CivilDate
  leavesOut: LeavesOut | undefined
}

async function rollSome(trx: Kysely<DB>, { providerId, today, to, leavesOut }: Reach): Promise<RollCounts> {
  await lockTimetableOf(trx, providerId)
  const late = await assignmentsToRoll(trx, { providerId, date: to, limit: ASSIGNMENTS_PER_TRANSACTION })
  const ids = late.map(({ assignmentId }) => assignmentId)
  const timetables = await readTimetables(trx, ids)
  const days = calendarDays({ from: today, to }, await readHolidays(trx, providerId))
  const slots = late.flatMap(assignment => {
    const from = firstToMake(assignment, today)
    return slotsOf(
      assignment,
      timetables.get(assignment.assignmentId),
      days.filter(({ date }) => date >= from),
    )
  })
  const offered = leavesOut ? slots.filter(slot => !(slot.demo && leavesOut(slot.assignmentId, slot))) : slots
  const added = await addSlots(trx, offered)
  await setTimetableEnd(trx, ids, to)
  return { assignments: late.length, slots: added }
}

function firstToMake({ madeTo }: TimetableToRoll, today: CivilDate): CivilDate {
  return madeTo === null || madeTo < today ? today : addDays(madeTo, 1)
}

function slotsOf(
  { assignmentId, demo }: TimetableToRoll,
  timetable: Timetable | undefined,
  days: Parameters<typeof makeSlots>[1],
): (NewSlot & { demo: boolean })[] {
  if (!timetable) return []
  return makeSlots(timetable, days).map(slot => ({ ...slot, assignmentId, demo, explicit: false }))
}
