import type { Catalogue, Translate } from '../catalogue.ts'

type Calendar = Translate<Catalogue['calendar']>
export type Month = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12'
export type Weekday = '1' | '2' | '3' | '4' | '5' | '6' | '7'

interface CivilParts {
  readonly year: number
  readonly month: Month
  readonly day: number
  /** ISO: 1 = Monday. */
  readonly weekday: Weekday
}

function split(date: string): CivilParts {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7
  return { year, month: `${month}` as Month, day, weekday: `${weekday}` as Weekday }
}

/** `2026-11-21` → `21.11.2026` (calls §3.4) */
export function dateInDigits(date: string): string {
  return date.split('-').reverse().join('.')
}

/** `21 ноября 2026`, `21 лістапада 2026`, `21 November 2026` */
export function longDate(calendar: Calendar, date: string): string {
  const { year, month, day } = split(date)
  return `${day} ${calendar(`monthOf.${month}`)} ${year}`
}

/** `суббота, 21 ноября`: a near date, without the year. */
export function dayDate(calendar: Calendar, date: string): string {
  const { month, day, weekday } = split(date)
  return `${calendar(`weekday.${weekday}`)}, ${day} ${calendar(`monthOf.${month}`)}`
}

/** The date `days` after `date`, by default the next day. */
function plusDays(date: string, days: number): string {
  const { year, month, day } = split(date)
  return new Date(Date.UTC(year, Number(month) - 1, day + days)).toISOString().slice(0, 10)
}

/** `сегодня`, `завтра`, or else the weekday and date. */
export function relativeDate(calendar: Calendar, date: string, today: string): string {
  if (date === today) return calendar('today')
  if (date === plusDays(today, 1)) return calendar('tomorrow')
  return dayDate(calendar, date)
}
