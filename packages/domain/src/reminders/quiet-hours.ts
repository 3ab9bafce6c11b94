import { addDays } from '../time/civil-date.ts'
import { type ClockTime, minutesOf } from '../time/minsk.ts'
import { MINUTE_MS } from '../time/minute.ts'
import { type CivilZone, minsk } from './civil-zone.ts'

/** The hours when a person does not want to be disturbed: from one clock time to another, usually over midnight. */
export interface QuietHours {
  readonly from: ClockTime
  readonly to: ClockTime
}

const MINUTES_PER_DAY = 1440
/** The longest quiet hours, in minutes: at least eight hours a day remain for reminders. */
const LONGEST = 16 * 60
/**
 * Minutes before the quiet hours in which nothing is sent either, because a push that the device does not show is sent
 * again by SMS after a while.
 */
const LEAD = 15
/** The least number of minutes between the end of quiet hours and a visit. */
const IN_TIME = 60

/** True if the quiet hours leave enough time for reminders. */
export function areQuietHours({ from, to }: QuietHours): boolean {
  const minutes = (minutesOf(to) - minutesOf(from) + MINUTES_PER_DAY) % MINUTES_PER_DAY
  return minutes > 0 && minutes <= LONGEST
}

export function isQuiet(moment: Date, { from, to }: QuietHours, zone: CivilZone = minsk): boolean {
  const time = zone.timeAt(moment)
  return from < to ? time >= from && time < to : time >= from || time < to
}

/** The end of the quiet hours that contain this moment; null if it is outside quiet hours. */
export function quietUntil(moment: Date, quiet: QuietHours, zone: CivilZone = minsk): Date | null {
  return isQuiet(moment, quiet, zone) ? boundary(moment, quiet, zone).end : null
}

/** The quiet hours that a message waits for; null: none, also because they end less than an hour before it is too late to act. */
export function quietInTime(
  moment: Date,
  deadline: Date,
  quiet: QuietHours | null,
  zone: CivilZone = minsk,
): QuietHours | null {
  const end = quiet && quietUntil(moment, quiet, zone)
  return end && !endsBeforeVisit(end, deadline) ? null : quiet
}

/**
 * The moments to send a reminder that falls into quiet hours, the best first: just before they begin and when they end,
 * the nearer one first. Their end is left out if less than an hour would remain before the visit, so that the reminder
 * never comes too late.
 */
export function afterQuietHours(
  moment: Date,
  startsAt: Date,
  quiet: QuietHours | null,
  zone: CivilZone = minsk,
): readonly Date[] {
  const soon = new Date(moment.getTime() + LEAD * MINUTE_MS)
  const within = quiet && [moment, soon].find(each => isQuiet(each, quiet, zone))
  if (!within) return [moment]
  const { begin, end } = boundary(within, quiet, zone)
  const before = new Date(begin.getTime() - LEAD * MINUTE_MS)
  if (!endsBeforeVisit(end, startsAt)) return [before]
  const distance = (other: Date) => Math.abs(other.getTime() - moment.getTime())
  return [before, end].toSorted((one, other) => distance(one) - distance(other))
}

/** True if the end of the quiet hours leaves enough time before the visit. */
export function endsBeforeVisit(end: Date, startsAt: Date): boolean {
  return startsAt.getTime() - end.getTime() >= IN_TIME * MINUTE_MS
}

/** The start and end of the quiet hours around a moment. */
function boundary(moment: Date, { from, to }: QuietHours, zone: CivilZone) {
  const [date, time] = [zone.dateAt(moment), zone.timeAt(moment)]
  const isOverMidnight = from > to
  const beganOn = isOverMidnight && time < to ? addDays(date, -1) : date
  const endsOn = isOverMidnight && time >= from ? addDays(date, 1) : date
  return { begin: zone.instantOf(beganOn, from), end: zone.instantOf(endsOn, to) }
}
