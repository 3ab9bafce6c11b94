import { type CivilDate, dateOfDayNumber, dayNumber } from './civil-date.ts'
import { MINUTE_MS } from './minute.ts'

/** A clock time, `HH:MM`; compares and sorts as text. */
export type ClockTime = string

/** The home zone (calls §9). */
export const HOME_ZONE = 'Europe/Minsk'

/**
 * Belarus has used UTC+3 all year since 2011. If that changes, change only this file: no other code converts between
 * instants and local dates.
 */
const OFFSET_MINUTES = 180
const MINUTES_PER_DAY = 1440

export function isClockTime(text: string): text is ClockTime {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** Minutes since midnight. */
export function minutesOf(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Milliseconds since the epoch at which this date begins in Minsk. */
export function minskMidnight(date: CivilDate): number {
  return (dayNumber(date) * MINUTES_PER_DAY - OFFSET_MINUTES) * MINUTE_MS
}

/** The instant (ISO 8601, UTC) at which clocks in Minsk show this date and time. */
export function minskInstant(date: CivilDate, time: ClockTime): string {
  return new Date(minskMidnight(date) + minutesOf(time) * MINUTE_MS).toISOString()
}

const inMinsk = (instant: string | number | Date): number =>
  (typeof instant === 'string' ? Date.parse(instant) : Number(instant)) / MINUTE_MS + OFFSET_MINUTES

/** The date in Minsk at this instant. */
export function civilDateOf(instant: string | number | Date): CivilDate {
  return dateOfDayNumber(Math.floor(inMinsk(instant) / MINUTES_PER_DAY))
}

/** What clocks in Minsk show at this instant. */
export function clockTimeOf(instant: string | number | Date): ClockTime {
  return new Date(Math.floor(inMinsk(instant)) * MINUTE_MS).toISOString().slice(11, 16)
}
