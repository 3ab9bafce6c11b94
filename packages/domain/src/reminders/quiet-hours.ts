import { addDays } from '../time/civil-date.ts'
import { type ClockTime, minutesOf } from '../time/minsk.ts'
import { type CivilZone, minsk } from './civil-zone.ts'

/** When a person wants to be left alone: from one time of the clock to another, mostly over midnight. */
export interface QuietHours {
  readonly from: ClockTime
  readonly to: ClockTime
}

const MS_PER_MINUTE = 60_000
const MINUTES_PER_DAY = 1440
/** Nobody is quiet longer: at least eight hours are left in which to be told. */
const LONGEST = 16 * 60
/** Minutes before they begin in which nothing is told either: what a device does not show goes by SMS after a while. */
const LEAD = 15
/** Minutes that the end of quiet hours must leave until a visit. */
const IN_TIME = 60

/** Do they leave time to be told in? */
export function areQuietHours({ from, to }: QuietHours): boolean {
  const minutes = (minutesOf(to) - minutesOf(from) + MINUTES_PER_DAY) % MINUTES_PER_DAY
  return minutes > 0 && minutes <= LONGEST
}

export function isQuiet(moment: Date, { from, to }: QuietHours, zone: CivilZone = minsk): boolean {
  const time = zone.timeAt(moment)
  return from < to ? time >= from && time < to : time >= from || time < to
}

/** When the quiet hours end in which this moment is; null: it is in none. */
export function quietUntil(moment: Date, quiet: QuietHours, zone: CivilZone = minsk): Date | null {
  return isQuiet(moment, quiet, zone) ? boundary(moment, quiet, zone).end : null
}

/**
 * The moments to tell of a visit at, the best first, instead of one that falls into quiet hours: just before they begin and
 * when they end, the nearer one first. Their end is none where less than an hour is left then, so that it never comes too
 * late.
 */
export function outOfQuiet(
  moment: Date,
  startsAt: Date,
  quiet: QuietHours | null,
  zone: CivilZone = minsk,
): readonly Date[] {
  const soon = new Date(moment.getTime() + LEAD * MS_PER_MINUTE)
  const within = quiet && [moment, soon].find(each => isQuiet(each, quiet, zone))
  if (!within) return [moment]
  const { begin, end } = boundary(within, quiet, zone)
  const before = new Date(begin.getTime() - LEAD * MS_PER_MINUTE)
  if (!isInTime(end, startsAt)) return [before]
  const distance = (other: Date) => Math.abs(other.getTime() - moment.getTime())
  return [before, end].toSorted((one, other) => distance(one) - distance(other))
}

/** Does the end of quiet hours leave time enough until the visit? */
export function isInTime(end: Date, startsAt: Date): boolean {
  return startsAt.getTime() - end.getTime() >= IN_TIME * MS_PER_MINUTE
}

/** Of the quiet hours around a moment. */
function boundary(moment: Date, { from, to }: QuietHours, zone: CivilZone) {
  const [date, time] = [zone.dateAt(moment), zone.timeAt(moment)]
  const isOverMidnight = from > to
  const beganOn = isOverMidnight && time < to ? addDays(date, -1) : date
  const endsOn = isOverMidnight && time >= from ? addDays(date, 1) : date
  return { begin: zone.instantOf(beganOn, from), end: zone.instantOf(endsOn, to) }
}
