import { type CivilDate, isCivilDate } from '../time/civil-date.ts'
import { isClockTime, minskInstant } from '../time/minsk.ts'

/** `2027-05-31`, `31.05.2027`, or `05.2027` and `2027-05` for the whole month; undefined: no date. */
export function parseFeedDate(text: string): CivilDate | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  const date = day ? `${year}-${month}-${day}` : text
  if (isCivilDate(date)) return date
  const [, monthFirst, yearLast] = /^(\d{2})\.(\d{4})$/.exec(text) ?? []
  const ofMonth = monthFirst ? `${yearLast}-${monthFirst}` : text
  return ['31', '30', '29', '28'].map(last => `${ofMonth}-${last}`).find(isCivilDate)
}

/** An ISO 8601 instant, or a date and time of Minsk: `2026-11-23 08:30`, `23.11.2026 08:30:15`; undefined: none. */
export function parseFeedInstant(text: string): Date | undefined {
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) {
    const instant = new Date(text)
    return Number.isNaN(instant.getTime()) ? undefined : wholeSeconds(instant)
  }
  const [, written = '', time = '00:00'] =
    /^([\d.-]{10})(?:[ T](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?$/.exec(text) ?? []
  const date = parseFeedDate(written)
  return date !== undefined && isClockTime(time) ? new Date(minskInstant(date, time)) : undefined
}

const wholeSeconds = (instant: Date) => new Date(Math.floor(instant.getTime() / 1000) * 1000)
