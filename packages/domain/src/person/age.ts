import type { CivilDate } from '../time/civil-date.ts'

/** Years; an adult is over 17 (calls §9). */
export const ADULT_AGE = 18

/** Years; nobody is older. */
export const OLDEST_AGE = 150

/**
 * Age in whole years on `today`. A person born on 29 February becomes a year older on 29 February, or on 1 March in
 * other years.
 */
export function ageOn(today: CivilDate, birthday: CivilDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

export function isAdultOn(today: CivilDate, birthday: CivilDate): boolean {
  return ageOn(today, birthday) >= ADULT_AGE
}
