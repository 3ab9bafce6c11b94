import { addDays, type CivilDate } from '../time/civil-date.ts'
import type { DateRange } from '../timetable/booking-window.ts'

interface Cover {
  readonly from: CivilDate
  /** The last day; null: without an end. */
  readonly to: CivilDate | null
}

/** A bound that is missing is that of the days that can be booked. */
interface CoveredDays {
  readonly from?: CivilDate | undefined
  readonly to?: CivilDate | undefined
}

/**
 * On which of the days that can be booked a programme covers a person who is covered by it once or more often. Where there is a gap
 * between, the days before it: no other day is promised.
 */
export function coveredDays(covers: readonly Cover[], bookable: DateRange): CoveredDays {
  const known = covers
    .filter(({ from, to }) => from <= bookable.to && (to === null || to >= bookable.from))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const [first] = known
  if (!first) return {}
  let last = first.to
  for (const { from, to } of known)
    if (last !== null && from <= addDays(last, 1) && (to === null || to > last)) last = to
  return {
    ...(first.from > bookable.from && { from: first.from }),
    ...(last !== null && last < bookable.to && { to: last }),
  }
}

/** Whether a day that can be booked is one of those that are covered. */
export const coversDay = ({ from, to }: CoveredDays, day: CivilDate): boolean =>
  (from ?? day) <= day && day <= (to ?? day)
