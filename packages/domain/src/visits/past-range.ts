import { addMonthsClamped, type CivilDate } from '../time/civil-date.ts'

/** The first day of the past visits that are loaded by default: one month back (calls §9). */
export function pastRangeStart(today: CivilDate): CivilDate {
  return addMonthsClamped(today, -1)
}
