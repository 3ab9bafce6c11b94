import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useProfile } from '../../../app/people/profile.ts'

interface Place {
  /** Undefined: it is not known yet, or there is none in particular. */
  readonly assignmentId: string | undefined
  readonly serviceId: string | undefined
}

/**
 * Those for whom the account may book: who can be booked there first, then oneself (product §5, "first eligible
 * profile"). Undefined while they are not known.
 */
export function usePatients({ assignmentId, serviceId }: Place) {
  const { data: profile } = useProfile()
  const capabilities = useCallQuery(
    'listBookingCapabilities',
    { query: { assignmentId: assignmentId ?? '', ...(serviceId && { serviceId }) } },
    { enabled: assignmentId !== undefined },
  )
  // Where that cannot be told, the server decides when the line is joined.
  const isKnown = assignmentId === undefined || capabilities.data || capabilities.refusal
  if (!profile || !isKnown) return undefined
  const relatives = profile.family.filter(
    ({ relKind, accessLevels }) => relKind !== 'ME' && accessLevels.includes('BOOK_VISITS'),
  )
  const all = [
    { value: profile.me, label: profile.fullNameRu ?? '' },
    ...relatives.map(member => ({ value: member.profileId, label: member.profile.fullNameRu ?? '' })),
  ]
  const declined = new Set(
    capabilities.data?.filter(one => !one.onlineBookingAllowed).map(({ profileId }) => profileId),
  )
  return all.toSorted((a, b) => Number(declined.has(a.value)) - Number(declined.has(b.value)))
}
