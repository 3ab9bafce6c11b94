import { type CivilDate, isoWeekday } from '../time/civil-date.ts'
import { type ClockTime, civilDateOf, clockTimeOf } from '../time/minsk.ts'

/** When somebody who waits could come. */
export interface WantedTimes {
  /** ISO: 1 = Monday … 7 = Sunday; at least one. */
  readonly weekdays: readonly number[]
  /** In Minsk: a visit begins no earlier than this; null: however early. */
  readonly timeFrom: ClockTime | null
  /** In Minsk: a visit begins before this; null: however late. */
  readonly timeTo: ClockTime | null
  /** The last day that is still of use; null: any. */
  readonly lastDate: CivilDate | null
}

/** Is a visit that begins then among the times that are wanted? */
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
