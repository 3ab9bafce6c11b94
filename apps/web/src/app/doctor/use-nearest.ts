import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { isFor } from '@vizit/domain/booking/booking-policy.ts'
import { useSessionState } from '../session/use-session-state.ts'

type Place = Pick<
  Answer<'listDoctors'>[number]['worksAt'][number],
  'bookingPolicy' | 'nearestTimeslot' | 'onlineBooking'
>

/**
 * Whose time is advertised to whoever looks: not that of a doctor who takes no strangers, unless somebody of the family has
 * been there (product §6, "Booking restrictions").
 */
export function useIsForMe(): (doctorId: string, place: Pick<Place, 'bookingPolicy'>) => boolean {
  const signedIn = useSessionState() === 'signed-in'
  const { data } = useCallQuery('listVisits', { query: {} }, { enabled: signedIn, staleTime: 30_000 })
  const past = signedIn ? (data?.past ?? []) : []
  const known = new Set(past.filter(({ status }) => status !== 'missed').map(visit => visit.physicianId))
  return (doctorId, { bookingPolicy }) => isFor(bookingPolicy, { isKnown: known.has(doctorId) })
}

/** The nearest free instant of a doctor at these places, as far as it is for whoever looks. */
export function useNearest() {
  const isForMe = useIsForMe()
  return (doctorId: string, places: readonly Place[]): string | null =>
    places
      .filter(place => isForMe(doctorId, place))
      .flatMap(({ nearestTimeslot }) => nearestTimeslot ?? [])
      .toSorted()[0] ?? null
}
