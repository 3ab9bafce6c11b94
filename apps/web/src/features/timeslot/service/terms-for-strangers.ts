import { isRestricted } from '../../../app/booking/is-restricted.ts'
import type { Assignment } from '../timeslot-types.ts'

type Terms = Pick<Assignment, 'bookingPolicy' | 'onlineBooking'>

/**
 * The booking terms that hold for a stranger at all of these places; none if some doctor takes anybody; the registry's
 * if nobody can be booked online.
 */
export function termsForStrangers(places: readonly Terms[]): Terms['bookingPolicy'][] {
  const online = places.filter(({ onlineBooking }) => onlineBooking)
  if (online.length === 0) return ['registry']
  const policies = [...new Set(online.map(({ bookingPolicy }) => bookingPolicy))]
  return policies.every(isRestricted) ? policies.toSorted() : []
}
