import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { isSolvableByUser } from '@vizit/domain/booking/remedy.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { isRestricted } from '../../app/booking/is-restricted.ts'
import { useSessionState } from '../../app/session/session.ts'
import { useServiceId } from './use-service-from-address.ts'

type Timeslot = Pick<Answer<'showTimeslot'>, 'assignment' | 'startTime'>

/** Who may be booked on the timeslot's day and place; for signed-in users only. */
export function useBookingCapabilities({ assignment, startTime }: Timeslot) {
  const serviceId = useServiceId()
  const day = civilDateOf(startTime)
  return useCallQuery(
    'listBookingCapabilities',
    { query: { assignmentId: assignment.assignmentId, day, ...(serviceId && { serviceId }) } },
    { enabled: useSessionState() === 'signed-in' },
  )
}

/**
 * Whether the user can book this time, at once or after solving the reasons themselves; null until known. For others
 * nothing is held, because that would only block the time for those who can.
 */
export function useIsTimeslotBookable(timeslot: Timeslot): boolean | null {
  const signedIn = useSessionState() === 'signed-in'
  const { data } = useBookingCapabilities(timeslot)
  if (!signedIn) return !isRestricted(timeslot.assignment.bookingPolicy)
  if (!data) return null
  return data.some(
    ({ onlineBookingAllowed, declineReasons }) => onlineBookingAllowed || isSolvableByUser(declineReasons),
  )
}
