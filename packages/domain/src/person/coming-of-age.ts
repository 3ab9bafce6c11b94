import { addMonthsClamped, type CivilDate } from '../time/civil-date.ts'
import { ADULT_AGE, isAdultOn } from './age.ts'

/**
 * The first day of being an adult. Whoever was born on 29 February is one on 1 March (`ageOn`): eighteen years after
 * a leap year is none.
 */
export function comesOfAgeOn(birthday: CivilDate): CivilDate {
  const day = birthday.endsWith('02-29') ? '03-01' : birthday.slice(5)
  return `${Number(birthday.slice(0, 4)) + ADULT_AGE}-${day}`
}

/** Under age today, and an adult within a month: time to say what will change. */
export function isSoonOfAge(today: CivilDate, birthday: CivilDate): boolean {
  return !isAdultOn(today, birthday) && comesOfAgeOn(birthday) <= addMonthsClamped(today, 1)
}
