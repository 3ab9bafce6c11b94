import { addDays, isoWeekday } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'

/** A working day without bookings so far. */
export function wednesdayAfterNext(): string {
  const today = civilDateOf(new Date())
  return addDays(today, ((10 - isoWeekday(today)) % 7) + 14)
}
