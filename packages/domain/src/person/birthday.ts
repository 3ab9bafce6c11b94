import { type CivilDate, isCivilDate } from '../time/civil-date.ts'

/** The earliest date that may be given (product §5, "Date"). */
export const DATE_FLOOR: CivilDate = '1900-01-01'

/** Can a living person have been born on this date? From 1900-01-01 to today. */
export function isPossibleBirthday(date: string, today: CivilDate): boolean {
  return isCivilDate(date) && date >= DATE_FLOOR && date <= today
}
