import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { orderMembers } from '../../../app/booking/order-members.ts'
import { useProfile } from '../../../app/people/profile.ts'
import { BookablePeople } from './bookable-people.tsx'
import { useChosenDay } from './use-chosen-day.ts'

interface BookableFamilyProps {
  assignmentId: string
  serviceId?: string | undefined
  /** The phones of the branch. */
  phones: string
}

/**
 * Everyone of the family: first those who can be booked, then the others with every reason and its remedy (product §5).
 */
export function BookableFamily({ assignmentId, serviceId, phones }: BookableFamilyProps) {
  const profile = useProfile()
  const day = useChosenDay()
  const capabilities = useCallQuery(
    'listBookingCapabilities',
    { query: { assignmentId, ...day, ...(serviceId && { serviceId }) } },
    { keepPrevious: true },
  )
  const refusal = profile.refusal ?? capabilities.refusal
  if (refusal && !(profile.data && capabilities.data)) {
    return (
      <ErrorState refusal={refusal} retry={() => Promise.all([profile.refetch(), capabilities.refetch()])} />
    )
  }
  if (!profile.data || !capabilities.data) return <CardSkeletons count={1} />
  return (
    <BookablePeople
      people={orderMembers(profile.data, capabilities.data)}
      isFormer={capabilities.isPlaceholderData}
      phones={phones}
    />
  )
}
