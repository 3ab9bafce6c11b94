import { type CivilDate, dateOfDayNumber, dayNumber, isoWeek, isoWeekday } from '../time/civil-date.ts'
import { minskMidnight } from '../time/minsk.ts'
import type { DateRange } from './booking-window.ts'

/** A date with the values that timetables need, computed once for all doctors. */
export interface CalendarDay {
  date: CivilDate
  weekday: number
  weeks: 'odd' | 'even'
  holiday: boolean
  /** The start of the date in the home zone, in milliseconds since the epoch. */
  midnight: number
}

const NO_HOLIDAYS: ReadonlySet<CivilDate> = new Set()

export function calendarDay(date: CivilDate, holidays = NO_HOLIDAYS): CalendarDay {
  return {
    date,
    weekday: isoWeekday(date),
    weeks: isoWeek(date) % 2 === 1 ? 'odd' : 'even',
    holiday: holidays.has(date),
    midnight: minskMidnight(date),
  }
}

export function calendarDays(range: DateRange, holidays = NO_HOLIDAYS): CalendarDay[] {
  const days: CalendarDay[] = []
  const last = dayNumber(range.to)
  for (let day = dayNumber(range.from); day <= last; day++) {
    days.push(calendarDay(dateOfDayNumber(day), holidays))
  }
  return days
}
