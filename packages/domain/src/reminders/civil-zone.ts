import type { CivilDate } from '../time/civil-date.ts'
import { type ClockTime, civilDateOf, clockTimeOf, minskInstant } from '../time/minsk.ts'

/** What clocks and calendars show somewhere. */
export interface CivilZone {
  dateAt(instant: Date): CivilDate
  timeAt(instant: Date): ClockTime
  /** Of a time that clocks show twice the earlier; of one that they leap over the one just after. */
  instantOf(date: CivilDate, time: ClockTime): Date
}

/** The home zone (calls §9). */
export const minsk: CivilZone = {
  dateAt: civilDateOf,
  timeAt: clockTimeOf,
  instantOf: (date, time) => new Date(minskInstant(date, time)),
}
