import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { bookingWindow, type DateRange } from '@vizit/domain/timetable/booking-window.ts'

/** The dates that can be booked, as the server has them; by the rule until it answers. */
export function useWindow(): DateRange {
  const { data } = useCallQuery('readConfig', {}, { staleTime: 3_600_000 })
  return data?.timetableWindow ?? bookingWindow(civilDateOf(Date.now()))
}
