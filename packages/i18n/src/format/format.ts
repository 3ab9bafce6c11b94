import { civilDateOf, clockTimeOf } from '@vizit/domain/time/minsk.ts'
import type { Catalogue, Translate } from '../catalogue.ts'
import type { Language } from '../language.ts'
import { dateInDigits, dayDate, longDate, relativeDate } from './civil-date.ts'
import { formatDuration } from './format-duration.ts'
import { formatPhoneInText } from './phone.ts'
import { formatPrice, type Price } from './price.ts'

export interface Format {
  phone(digits: string): string
  /**
   * Dates are `YYYY-MM-DD`. `21.11.2026`; in English with the month as a word, `21 November 2026`: 08.12.2026 is in August
   * to many who read it.
   */
  shortDate(date: string): string
  longDate(date: string): string
  dayDate(date: string): string
  relativeDate(date: string, today: string): string
  /** The time of an instant in Europe/Minsk: `10:30`. */
  time(instant: string): string
  /** The date and time of an instant in Europe/Minsk: `завтра, 10:30`. */
  relativeTime(instant: string, today: string): string
  /** The date of an instant in Europe/Minsk. */
  dateOf(instant: string | Date): string
  price(price: Price): string | null
  wait(seconds: number): string
}

export function createFormat(
  language: Language,
  calendar: Translate<Catalogue['calendar']>,
  common: Translate<Catalogue['common']>,
): Format {
  const long = (date: string) => longDate(calendar, date)
  return {
    phone: formatPhoneInText,
    shortDate: language === 'en' ? long : dateInDigits,
    longDate: long,
    dayDate: date => dayDate(calendar, date),
    relativeDate: (date, today) => relativeDate(calendar, date, today),
    time: clockTimeOf,
    relativeTime: (instant, today) =>
      `${relativeDate(calendar, civilDateOf(instant), today)}, ${clockTimeOf(instant)}`,
    dateOf: civilDateOf,
    price: price => formatPrice(language, common, price),
    wait: seconds => formatDuration(common, seconds),
  }
}
