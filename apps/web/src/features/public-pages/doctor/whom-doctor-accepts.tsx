import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { isRestricted } from '../../../app/booking/is-restricted.ts'
import { Restriction } from '../../../app/booking/restriction.tsx'
import { useIsForMe } from '../../../app/doctor/use-nearest-time.ts'

interface WhomDoctorAcceptsProps {
  doctor: Answer<'listPhysicians'>[number]
  /** Where the doctor works. */
  places: Answer<'listBranches'>
}

/**
 * Why there are no times to book, or not at all branches: the doctor accepts online only members of programmes, or only those who have
 * been there (product §6, "Booking restrictions"). The phones stand at the branches.
 */
export function WhomDoctorAccepts({ doctor, places }: WhomDoctorAcceptsProps) {
  const isForMe = useIsForMe(doctor.worksAt)
  const online = doctor.worksAt.filter(({ onlineBooking }) => onlineBooking)
  // Who is booked by phone alone has no times for anybody.
  const closed = online.filter(
    place =>
      isRestricted(place.bookingPolicy) && place.bookingPolicy !== 'registry' && !isForMe(doctor.id, place),
  )
  const policies = [...new Set(closed.map(({ bookingPolicy }) => bookingPolicy))]
  const namesOf = (policy: (typeof policies)[number]) =>
    places
      .filter(({ branchId }) =>
        closed.some(place => place.branchId === branchId && place.bookingPolicy === policy),
      )
      .map(({ branch }) => branch)
  return policies.map(policy => (
    <div key={policy}>
      {online.some(({ bookingPolicy }) => bookingPolicy !== policy) && (
        <Text fw={600}>{namesOf(policy).join(', ')}</Text>
      )}
      <Restriction policy={policy} phones="" />
    </div>
  ))
}
