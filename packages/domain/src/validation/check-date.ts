import { isAdultOn } from '../person/age.ts'
import { isPossibleBirthday } from '../person/birthday.ts'
import type { CivilDate } from '../time/civil-date.ts'
import { parseWrittenDate } from '../time/written-date.ts'
import type { Check, Problem } from './problem.ts'

/** Field type `date_less` (product §5): a date as `dd.mm.yyyy`, from 1900-01-01 to today. */
export const checkPastDate =
  (today: CivilDate): Check =>
  written =>
    pastDate(written, today) === null ? 'date' : null

/** Field type `adult`: a birthday of somebody who is 18 or older today. */
export const checkAdultBirthday = (today: CivilDate): Check =>
  checkBirthday(today, birthday => (isAdultOn(today, birthday) ? null : 'minor'))

/** Field type `child`: a birthday of somebody who is under 18 today. */
export const checkChildBirthday = (today: CivilDate): Check =>
  checkBirthday(today, birthday => (isAdultOn(today, birthday) ? 'adult' : null))

/** The first date may not be after the second. A field that is not a valid date is left to its own check. */
export function checkDatesInOrder(start: string, end: string): Problem | null {
  const [from, to] = [parseWrittenDate(start), parseWrittenDate(end)]
  return from !== null && to !== null && from > to ? 'datesInOrder' : null
}

function checkBirthday(today: CivilDate, judge: (birthday: CivilDate) => Problem | null): Check {
  return written => {
    const birthday = pastDate(written, today)
    return birthday === null ? 'date' : judge(birthday)
  }
}

function pastDate(written: string, today: CivilDate): CivilDate | null {
  const date = parseWrittenDate(written)
  return date !== null && isPossibleBirthday(date, today) ? date : null
}
