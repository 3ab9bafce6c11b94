import { DAY_MS } from './day.ts'
/** A calendar date, `YYYY-MM-DD`; compares and sorts as text. */
export type CivilDate = string

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Days since 1970-01-01. */
export function dayNumber(date: CivilDate): number {
  return Date.parse(date) / DAY_MS
}

// Times of a list come by date: a thousand of one doctor have sixty.
let last: { readonly day: number; readonly date: CivilDate } | undefined

export function dateOfDayNumber(day: number): CivilDate {
  if (last?.day !== day) last = { day, date: new Date(day * DAY_MS).toISOString().slice(0, 10) }
  return last.date
}

/** True if the text has the right format and the day exists. */
export function isCivilDate(text: string): text is CivilDate {
  if (!SHAPE.test(text)) return false
  const day = dayNumber(text)
  return Number.isInteger(day) && dateOfDayNumber(day) === text
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return dateOfDayNumber(dayNumber(date) + days)
}

/** The number of days from `from` to `to`. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** The same day of the month, this many months later, or the last day of a shorter month. */
export function addMonthsClamped(date: CivilDate, months: number): CivilDate {
  const year = Number(date.slice(0, 4))
  const month = Number(date.slice(5, 7)) - 1 + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(Number(date.slice(8)), lastDay)
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}

/** 1 = Monday … 7 = Sunday (calendar weeks start on Monday, calls §3.4). */
export function isoWeekday(date: CivilDate): number {
  const sinceMonday = (dayNumber(date) + 3) % 7
  return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1
}

/** The week number, 1 … 53: week 1 contains the first Thursday of the year. */
export function isoWeek(date: CivilDate): number {
  const thursday = addDays(date, 4 - isoWeekday(date))
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}
