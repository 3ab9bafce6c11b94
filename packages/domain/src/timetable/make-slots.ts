import { minutesOf } from '../time/minsk.ts'
import { MINUTE_MS } from '../time/minute.ts'
import type { CalendarDay } from './calendar-days.ts'
import { shiftsOn } from './shifts-on.ts'
import type { Shift, Timetable } from './timetable.ts'

/** An interval in milliseconds since the epoch, the end excluded. */
export interface SlotTimes {
  startsAt: number
  endsAt: number
}

/**
 * The timeslots of a timetable on these days, by start. A rest at the end of a shift that is shorter than a slot is not
 * used.
 */
export function makeSlots(timetable: Timetable, days: readonly CalendarDay[]): SlotTimes[] {
  return days.flatMap(day =>
    shiftsOn(timetable, day)
      .flatMap(shift => cut(shift, day.midnight))
      .sort((one, other) => one.startsAt - other.startsAt),
  )
}

function cut({ starts, ends, slotMinutes }: Shift, midnight: number): SlotTimes[] {
  const slots: SlotTimes[] = []
  const length = slotMinutes * MINUTE_MS
  const end = midnight + minutesOf(ends) * MINUTE_MS
  for (let at = midnight + minutesOf(starts) * MINUTE_MS; at + length <= end; at += length) {
    slots.push({ startsAt: at, endsAt: at + length })
  }
  return slots
}
