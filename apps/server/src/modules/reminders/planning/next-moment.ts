import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import { remindAt } from '@vizit/domain/reminders/remind-at.ts'
import type { ReminderChoice } from '@vizit/domain/reminders/reminder-choice.ts'

interface Visited {
  readonly startsAt: Date
  readonly bookedAt: Date
  readonly toldBy: readonly ReminderChoice[]
}

/**
 * When a choice reminds of a visit, after what was told of it; null: not any more. Whoever was told by another choice is
 * told at the very moment of this one, or not at all.
 */
export function nextMoment(
  { startsAt, bookedAt, toldBy }: Visited,
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
