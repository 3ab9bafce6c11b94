import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import { remindAt } from '@vizit/domain/reminders/remind-at.ts'
import type { ReminderChoice } from '@vizit/domain/reminders/reminder-choice.ts'

interface VisitTimes {
  readonly startsAt: Date
  readonly bookedAt: Date
  readonly toldBy: readonly ReminderChoice[]
}

/**
 * When a choice reminds of a visit, given the reminders that were sent. Null: no more. An account that was already
 * reminded by another choice gets this one only exactly at its moment, not late.
 */
export function nextMoment(
  { startsAt, bookedAt, toldBy }: VisitTimes,
  choice: ReminderChoice,
  quiet: QuietHours | null,
  now: Date,
): Date | null {
  if (toldBy.includes(choice)) return null
  const since = toldBy.length > 0 ? startsAt : bookedAt
  return remindAt(
    startsAt,
    { choice, quiet },
    { now, bookedAt: since < now || toldBy.length > 0 ? since : now },
  )
}
