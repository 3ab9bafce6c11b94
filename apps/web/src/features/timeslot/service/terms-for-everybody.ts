import { isRestricted } from '../../../app/booking/restriction.tsx'
import type { Place } from '../timeslot-types.ts'

type Terms = Pick<Place, 'bookingPolicy' | 'onlineBooking'>

/**
 * On what terms alone somebody of whom nothing is known is taken, the same wherever they are asked: none, where some
 * doctor takes anybody; the registry's, where nobody is booked online.
 */
export function termsForEverybody(places: readonly Terms[]): Terms['bookingPolicy'][] {
  const online = places.filter(({ onlineBooking }) => onlineBooking)
  if (online.length === 0) return ['registry']
  const policies = [...new Set(online.map(({ bookingPolicy }) => bookingPolicy))]
  return policies.every(isRestricted) ? policies.toSorted() : []
}
