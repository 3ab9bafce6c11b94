import { addDays } from '../time/civil-date.ts'
import { type CivilZone, minsk } from './civil-zone.ts'
import { isInTime, outOfQuiet, type QuietHours, quietUntil } from './quiet-hours.ts'
import { nearerTimes, type ReminderChoice, type ReminderTime, reminderTimes } from './reminder-choice.ts'

export interface ReminderWish {
  readonly choice: ReminderChoice
  /** Null: told at any hour. */
  readonly quiet: QuietHours | null
}

const MS_PER_MINUTE = 60_000
/** Minutes after a booking, or a move, in which nobody needs a reminder but the very one that they asked for. */
const FRESH = 60

export interface ReminderView {
  readonly now: Date
  /** When the visit was booked, or moved to its time. */
  readonly bookedAt: Date
}

/** The moment of a choice by the clock alone (product §3, "Reminder times"): two of them are of the day before. */
export function momentOf(time: ReminderTime, startsAt: Date, zone: CivilZone = minsk): Date {
  const before = reminderTimes[time]
  return typeof before === 'number'
    ? new Date(startsAt.getTime() - before * MS_PER_MINUTE)
    : zone.instantOf(addDays(zone.dateAt(startsAt), -1), before)
}

/**
 * When a person is reminded of a visit, as it looks now; null: not at all. A moment that has passed already, as of a visit
 * booked after it, gives way to the next one nearer to the visit, an hour after the booking or later. Quiet hours are kept.
 */
export function remindAt(
  startsAt: Date,
  { choice, quiet }: ReminderWish,
  { now, bookedAt }: ReminderView,
  zone: CivilZone = minsk,
): Date | null {
  for (const time of nearerTimes(choice)) {
    const earliest = time === choice ? 0 : bookedAt.getTime() + FRESH * MS_PER_MINUTE
    const moments = outOfQuiet(momentOf(time, startsAt, zone), startsAt, quiet, zone)
    const moment = moments.find(each => each > now && each.getTime() >= earliest)
    if (moment) return moment
  }
  return null
}

/** Minutes before a visit from which on nobody is told of it any more. */
const TOO_LATE = 15

/**
 * When to tell what should have been told before now, as no server was up: at once, or when quiet hours end; null: it
 * would come too late.
 */
export function remindLate(
  startsAt: Date,
  quiet: QuietHours | null,
  now: Date,
  zone: CivilZone = minsk,
): Date | null {
  const end = quiet && quietUntil(now, quiet, zone)
  if (end) return isInTime(end, startsAt) ? end : null
  return startsAt.getTime() - now.getTime() >= TOO_LATE * MS_PER_MINUTE ? now : null
}
