import type { CivilDate } from '../time/civil-date.ts'
import type { ClockTime } from '../time/minsk.ts'

export type Weeks = 'every' | 'odd' | 'even'

/** Working hours on one date, divided into slots of equal length. */
export interface Shift {
  starts: ClockTime
  ends: ClockTime
  slotMinutes: number
}

/** A shift that repeats every week, or every odd or even ISO week. */
export interface WeeklyShift extends Shift {
  /** 1 = Monday … 7 = Sunday. */
  weekday: number
  weeks: Weeks
  /** Both dates are included; null means no limit on that side. */
  validFrom: CivilDate | null
  validTo: CivilDate | null
}

/** A date that differs from its week: it has these shifts instead; an empty list means closed. */
export interface TimetableException {
  date: CivilDate
  shifts: readonly Shift[]
}

/** When a doctor receives patients at one assignment. */
export interface Timetable {
  shifts: readonly WeeklyShift[]
  exceptions: readonly TimetableException[]
}
