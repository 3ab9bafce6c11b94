import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { bookingWindow, type DateRange } from '@vizit/domain/timetable/booking-window.ts'
import { useConfig } from '../../app/api/use-config.ts'

/** The dates that can be booked: from the server, or computed by the rule before it answers and after midnight. */
export function useBookingWindow(): DateRange {
  const { data } = useConfig()
  const today = civilDateOf(Date.now())
  const told = data?.timetableWindow
  return told && told.from >= today ? told : bookingWindow(today)
}
