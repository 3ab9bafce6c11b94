import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { bookingWindow, type DateRange } from '@vizit/domain/timetable/booking-window.ts'
import { useConfig } from '../../app/api/use-config.ts'
import { pageTime } from '../../app/release/page-time.ts'

/** The dates that can be booked: from the server, or computed by the rule before it answers and after midnight. */
export function useBookingWindow(): DateRange {
  const { data } = useConfig()
  const today = civilDateOf(pageTime())
  const fromServer = data?.timetableWindow
  return fromServer && fromServer.from >= today ? fromServer : bookingWindow(today)
}
