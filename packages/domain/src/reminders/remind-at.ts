import { addDays } from '../time/civil-date.ts'
import { MINUTE_MS } from '../time/minute.ts'
import { type CivilZone, minsk } from './civil-zone.ts'
import { afterQuietHours, endsBeforeVisit, type QuietHours, quietUntil } from './quiet-hours.ts'
import { nearerTimes, type ReminderChoice, type ReminderTime, reminderTimes } from './reminder-choice.ts'

export interface ReminderWish {
  readonly choice: ReminderChoice
  /** Null: reminders may come at any hour. */
  readonly quiet: QuietHours | null
}

/** Minutes after a booking or a move in which a person needs no reminder, except the one that they chose. */
const FRESH = 60

export interface ReminderView {
  readonly now: Date
  /** When the visit was booked, or moved to its time. */
  readonly bookedAt: Date
}

/**
 * The moment of a choice by the clock alone (product §3, "Reminder times"); two of the choices are times of the day
 * before.
 */
export function momentOf(time: ReminderTime, startsAt: Date, zone: CivilZone = minsk): Date {
  const before = reminderTimes[time]
  return typeof before === 'number'
    ? new Date(startsAt.getTime() - before * MINUTE_MS)
    : zone.instantOf(addDays(zone.dateAt(startsAt), -1), before)
}

/**
 * When a person is reminded of a visit, by its current time; null: not at all. If the chosen moment has already passed,
 * for example because the visit was booked after it, the next choice nearer to the visit is taken, at least an hour
 * after the booking. Quiet hours are respected.
 */
export function remindAt(
  startsAt: Date,
  { choice, quiet }: ReminderWish,
  { now, bookedAt }: ReminderView,
  zone: CivilZone = minsk,
): Date | null {
  for (const time of nearerTimes(choice)) {
    const earliest = time === choice ? 0 : bookedAt.getTime() + FRESH * MINUTE_MS
    const moments = afterQuietHours(momentOf(time, startsAt, zone), startsAt, quiet, zone)
    const moment = moments.find(each => each > now && each.getTime() >= earliest)
    if (moment) return moment
  }
  return null
}

/** From this many minutes before a visit on, no reminder is sent. */
const TOO_LATE = 15

/**
 * When to send a reminder that is overdue because no server was running: at once, or when quiet hours end; null if that
 * would be too late.
 */
export function remindAfterOutage(
  startsAt: Date,
  quiet: QuietHours | null,
  now: Date,
  zone: CivilZone = minsk,
): Date | null {
  const end = quiet && quietUntil(now, quiet, zone)
  if (end) return endsBeforeVisit(end, startsAt) ? end : null
  return startsAt.getTime() - now.getTime() >= TOO_LATE * MINUTE_MS ? now : null
}
