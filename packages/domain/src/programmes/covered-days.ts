import { addDays, type CivilDate } from '../time/civil-date.ts'
import type { DateRange } from '../timetable/booking-window.ts'

interface Cover {
  readonly from: CivilDate
  /** The last day; null: without an end. */
  readonly to: CivilDate | null
}

/** A bound that is missing is that of the days that can be booked. */
interface Span {
  readonly from?: CivilDate | undefined
  readonly to?: CivilDate | undefined
}

interface CoveredDays extends Span {
  /** Those after a gap. */
  readonly later?: readonly Span[] | undefined
}

/** On which of the days that can be booked a programme covers a person who is covered by it once or more often. */
export function coveredDays(covers: readonly Cover[], bookable: DateRange) {
  const known = covers
    .filter(({ from, to }) => from <= bookable.to && (to === null || to >= bookable.from))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const joined: { from: CivilDate; to: CivilDate | null }[] = []
  for (const { from, to } of known) {
    const last = joined.at(-1)
    if (!last || (last.to !== null && from > addDays(last.to, 1))) joined.push({ from, to })
    else if (last.to !== null && (to === null || to > last.to)) last.to = to
  }
  const until = (to: CivilDate | null) => to !== null && to < bookable.to && { to }
  const [first, ...others] = joined
  if (!first) return {}
  const later = others.map(({ from, to }) => ({ from, ...until(to) }))
  return {
    ...(first.from > bookable.from && { from: first.from }),
    ...until(first.to),
    ...(later.length > 0 && { later }),
  }
}

/** The days without a gap, one after the other. */
export const spansOf = ({ later = [], ...first }: CoveredDays): readonly [Span, ...Span[]] => [
  first,
  ...later,
]

/** Whether a day that can be booked is one of those that are covered. */
export const coversDay = (days: CoveredDays, day: CivilDate): boolean =>
  spansOf(days).some(({ from, to }) => (from ?? day) <= day && day <= (to ?? day))
