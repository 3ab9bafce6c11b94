import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { orderMembers } from '../../../app/booking/order-members.ts'
import { useProfile } from '../../../app/people/profile.ts'
import { BookablePeople } from '../bookable-family/bookable-people.tsx'
import { useChosenDay } from '../bookable-family/use-chosen-day.ts'
import { AcceptingDoctors } from './accepting-doctors.tsx'
import type { AssignmentOfService } from './assignments-of-service.ts'

interface FamilyWithAnyDoctorProps {
  serviceId: string
  places: readonly AssignmentOfService[]
  /** True if the doctors with free times on that day are known; the call waits for that. */
  isKnown: boolean
  phones: string
}

/** Everyone of the family: whom at least one doctor accepts, and which; the others with the reasons. */
export function FamilyWithAnyDoctor({ serviceId, places, isKnown, phones }: FamilyWithAnyDoctorProps) {
  const t = useT('service')
  const profile = useProfile()
  const day = useChosenDay()
  const assignmentIds = places.map(({ assignmentId }) => assignmentId).toSorted()
  const capabilities = useCallQuery(
    'listServiceCapabilities',
    { query: { serviceId, assignmentIds: assignmentIds.join(','), ...day } },
    { enabled: isKnown, keepPrevious: true },
  )
  const refusal = profile.refusal ?? capabilities.refusal
  if (refusal && !(profile.data && capabilities.data)) {
    return (
      <ErrorState refusal={refusal} retry={() => Promise.all([profile.refetch(), capabilities.refetch()])} />
    )
  }
  if (!profile.data || !capabilities.data) return <CardSkeletons count={1} />
  const byProfile = new Map(capabilities.data.map(capability => [capability.profileId, capability]))
  return (
    <BookablePeople
      people={orderMembers(profile.data, capabilities.data)}
      isFormer={capabilities.isPlaceholderData}
      phones={phones}
      more={({ profileId, allowed }) => {
        const { acceptedAt = [], reasonsDiffer = false } = byProfile.get(profileId) ?? {}
        if (allowed) return <AcceptingDoctors places={places} acceptedAt={acceptedAt} />
        return reasonsDiffer && <Text size="sm">{t('who.differ')}</Text>
      }}
    />
  )
}
