import { addMonthsClamped, type CivilDate } from '../time/civil-date.ts'
import { ADULT_AGE, isAdultOn } from './age.ts'

/**
 * The 18th birthday, the first day as an adult. For a person born on 29 February it is 1 March (`ageOn`), because the
 * year 18 years after a leap year is never a leap year.
 */
export function comesOfAgeOn(birthday: CivilDate): CivilDate {
  const day = birthday.endsWith('02-29') ? '03-01' : birthday.slice(5)
  return `${Number(birthday.slice(0, 4)) + ADULT_AGE}-${day}`
}

/**
 * True if the person is under age today and becomes an adult within a month, so that the product announces what will
 * change.
 */
export function isSoonOfAge(today: CivilDate, birthday: CivilDate): boolean {
  return !isAdultOn(today, birthday) && comesOfAgeOn(birthday) <= addMonthsClamped(today, 1)
}
