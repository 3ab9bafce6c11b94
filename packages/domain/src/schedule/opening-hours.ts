import { type CivilDate, isoWeekday } from '../time/civil-date.ts'

/** Minutes after midnight in Minsk. A time of closing after midnight is more than 1440. */
export interface Opening {
  readonly opens: number
  readonly closes: number
}

/** The `day` of hours on public holidays; 1 … 7 are Monday … Sunday. */
export const HOLIDAY = 8
const MINUTES_PER_DAY = 1440
const WEEKDAYS = 7

export interface DayHours extends Opening {
  readonly day: number
}

/** A date with hours of its own; nulls: closed. */
export interface OpeningException {
  readonly date: CivilDate
  readonly opens: number | null
  readonly closes: number | null
}

/** When a medical centre is open (docs/decisions/0082). */
export interface Schedule {
  readonly hours: readonly DayHours[]
  readonly exceptions: readonly OpeningException[]
  /** Dates on which the medical organisation does not work. */
  readonly daysOff: readonly CivilDate[]
  /** Public holidays of Belarus (data/holidays_by.csv). */
  readonly publicHolidays: readonly CivilDate[]
}

/**
 * The hours of one date, by start: those of the date itself; none on a day off of the organisation; on a public holiday
 * those stated for holidays, unless the centre is always open; otherwise those of the weekday. `branch_openings` says the
 * same in SQL.
 */
export function openingsOn(schedule: Schedule, date: CivilDate): readonly Opening[] {
  const { hours, exceptions, daysOff, publicHolidays } = schedule
  const own = exceptions.filter(exception => exception.date === date)
  if (own.length > 0) return byStart(own.flatMap(openingOf))
  if (daysOff.includes(date)) return []
  const isHoliday = publicHolidays.includes(date) && !isAlwaysOpen(hours)
  const day = isHoliday ? HOLIDAY : isoWeekday(date)
  return byStart(hours.filter(each => each.day === day))
}

const openingOf = ({ opens, closes }: OpeningException): Opening[] =>
  opens === null || closes === null ? [] : [{ opens, closes }]

const byStart = (openings: readonly Opening[]): Opening[] =>
  openings
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((one, other) => one.opens - other.opens || one.closes - other.closes)

/** Whether the hours of the week do not hold on public holidays, and none are stated for them: it is closed then. */
export const closesOnHolidays = (hours: readonly DayHours[]): boolean =>
  hours.length > 0 && !hours.some(({ day }) => day === HOLIDAY) && !isAlwaysOpen(hours)

/** Round the clock, on all days of the week. */
function isAlwaysOpen(hours: readonly DayHours[]): boolean {
  const whole = hours.filter(({ opens, closes }) => opens === 0 && closes === MINUTES_PER_DAY)
  return new Set(whole.filter(({ day }) => day <= WEEKDAYS).map(({ day }) => day)).size === WEEKDAYS
}
