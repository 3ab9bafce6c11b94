import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import type { BookedVisit } from './booked-visit.ts'

interface BookedNow {
  readonly visit: BookedVisit['visit']
  /** `changed`: the calendar file of the booking is of another time or doctor. */
  readonly state: 'booked' | 'changed' | 'imported' | 'cancelled'
}

/**
 * The booked visit as the server has it now: it may have been cancelled, moved or imported since the booking. Until the
 * server answers, it is shown as it was booked.
 */
export function useBookedNow({ visit }: BookedVisit): BookedNow {
  const { data } = useCallQuery('readPublicVisit', { query: { orderId: visit.orderId, ed: 'true' } })
  if (!data) return { visit, state: 'booked' }
  // A visit that ended long ago is not told either.
  if (!data.order) return { visit, state: Date.parse(visit.endDate) > Date.now() ? 'cancelled' : 'booked' }
  const now = { ...visit, ...data.order }
  if (data.alreadyImported) return { visit: now, state: 'imported' }
  const isSame = now.startDate === visit.startDate && now.physicianId === visit.physicianId
  return { visit: now, state: isSame ? 'booked' : 'changed' }
}
