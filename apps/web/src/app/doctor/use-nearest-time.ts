import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { isFor } from '@vizit/domain/booking/booking-policy.ts'
import { useSessionState } from '../session/session.ts'

type Place = Pick<Answer<'listDoctors'>[number]['worksAt'][number], 'bookingPolicy' | 'nearestTimeslot'>

/** Whether a doctor with one of these is for the family, `listKnownDoctors` says. */
const NAMED: readonly string[] = ['second-visit', 'programme']

/**
 * Returns whether a time may be shown to this user: not for a doctor who takes no strangers, unless somebody of the
 * family has been there, or has a programme that covers it (product §6, "Booking restrictions").
 */
export function useIsForMe(
  places: readonly Pick<Place, 'bookingPolicy'>[],
): (doctorId: string, place: Pick<Place, 'bookingPolicy'>) => boolean {
  const signedIn = useSessionState() === 'signed-in'
  // If all doctors take strangers, the call is not needed.
  const enabled = signedIn && places.some(({ bookingPolicy }) => NAMED.includes(bookingPolicy))
  const { data } = useCallQuery('listKnownDoctors', {}, { enabled, staleTime: 30_000 })
  const known = new Set(signedIn ? data?.doctorIds : [])
  const covered = new Set(signedIn ? data?.coveredDoctorIds : [])
  return (doctorId, { bookingPolicy }) =>
    isFor(bookingPolicy, { isKnown: known.has(doctorId), isCovered: covered.has(doctorId) })
}

/** The nearest free instant of a doctor at these places that may be shown to the user. */
export function useNearestTime(doctorId: string, places: readonly Place[]): string | null {
  const isForMe = useIsForMe(places)
  const times = places
    .filter(place => isForMe(doctorId, place))
    .flatMap(({ nearestTimeslot }) => nearestTimeslot ?? [])
  return times.toSorted()[0] ?? null
}
