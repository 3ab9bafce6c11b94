import { useSearch } from '@tanstack/react-router'
import { useBookingWindow } from '../use-booking-window.ts'

/**
 * The date that the user chose, if it can be booked: whom a doctor accepts is told for the age on that day
 * (docs/decisions/0136-ages-count-on-the-day-of-the-visit.md). Empty while none is chosen, as another date can be.
 */
export function useChosenDay(): { readonly day?: string } {
  const { date } = useSearch({ strict: false })
  const { from, to } = useBookingWindow()
  return date && date >= from && date <= to ? { day: date } : {}
}
