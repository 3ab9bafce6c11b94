import { addDays, addMonthsClamped, isoWeekday } from '@vizit/domain/time/civil-date.ts'

/** The day that a key moves to in a calendar (WAI-ARIA practices, "Date Grid"); null for other keys. */
export function keyboardStep(key: string, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, 1 - isoWeekday(day))
    case 'End':
      return addDays(day, 7 - isoWeekday(day))
    case 'PageUp':
      return addMonthsClamped(day, -1)
    case 'PageDown':
      return addMonthsClamped(day, 1)
    default:
      return null
  }
}
