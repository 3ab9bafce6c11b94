import type { CivilDate } from '../time/civil-date.ts'
import type { ClockTime } from '../time/minsk.ts'

export type Weeks = 'every' | 'odd' | 'even'

/** Hours of receiving on one day of a date, cut into slots of equal length. */
export interface Shift {
  starts: ClockTime
  ends: ClockTime
  slotMinutes: number
}

/** A shift that comes back every week, or every odd or even week of the ISO calendar. */
export interface WeeklyShift extends Shift {
  /** 1 = Monday … 7 = Sunday. */
  weekday: number
  weeks: Weeks
  /** Both included; null = without an end on that side. */
  validFrom: CivilDate | null
  validTo: CivilDate | null
}

/** A date unlike its week: with these shifts instead; none = closed. */
export interface TimetableException {
  date: CivilDate
  shifts: readonly Shift[]
}

/** When a doctor receives at one assignment. */
export interface Timetable {
  shifts: readonly WeeklyShift[]
  exceptions: readonly TimetableException[]
}
