import { type CivilDate, isoWeekday } from '../time/civil-date.ts'
import { type ClockTime, civilDateOf, clockTimeOf } from '../time/minsk.ts'

/** The times at which a waiting person could come. */
export interface WantedTimes {
  /** ISO: 1 = Monday … 7 = Sunday; at least one. */
  readonly weekdays: readonly number[]
  /** In Minsk: a visit begins at this time or later; null: no limit. */
  readonly timeFrom: ClockTime | null
  /** In Minsk: a visit begins before this time; null: no limit. */
  readonly timeTo: ClockTime | null
  /** The last date that is still wanted; null: any. */
  readonly lastDate: CivilDate | null
}

/** True if a visit that begins at this moment is among the wanted times. */
export function wantsTime({ weekdays, timeFrom, timeTo, lastDate }: WantedTimes, startsAt: Date): boolean {
  const date = civilDateOf(startsAt)
  const time = clockTimeOf(startsAt)
  return (
    weekdays.includes(isoWeekday(date)) &&
    (timeFrom === null || time >= timeFrom) &&
    (timeTo === null || time < timeTo) &&
    (lastDate === null || date <= lastDate)
  )
}
