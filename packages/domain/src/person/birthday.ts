import { type CivilDate, isCivilDate } from '../time/civil-date.ts'

/** The earliest date that is accepted (product §5, "Date"). */
export const DATE_FLOOR: CivilDate = '1900-01-01'

/** True if the date can be the birthday of a living person: from 1900-01-01 to today. */
export function isPossibleBirthday(date: string, today: CivilDate): boolean {
  return isCivilDate(date) && date >= DATE_FLOOR && date <= today
}
