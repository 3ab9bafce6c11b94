import type { CivilDate } from '../time/civil-date.ts'
import { type ClockTime, civilDateOf, clockTimeOf, minskInstant } from '../time/minsk.ts'

/** Converts between instants and what clocks and calendars show in a zone. */
export interface CivilZone {
  dateAt(instant: Date): CivilDate
  timeAt(instant: Date): ClockTime
  /**
   * For a time that occurs twice (clocks go back), the earlier instant; for a time that does not occur (clocks go
   * forward), the instant just after the gap.
   */
  instantOf(date: CivilDate, time: ClockTime): Date
}

/** The home zone (calls §9). */
export const minsk: CivilZone = {
  dateAt: civilDateOf,
  timeAt: clockTimeOf,
  instantOf: (date, time) => new Date(minskInstant(date, time)),
}
