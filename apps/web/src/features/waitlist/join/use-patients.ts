import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { WRONG_AGE } from '@vizit/domain/booking/decline-code.ts'
import { useProfile } from '../../../app/people/profile.ts'

interface Place {
  /** Undefined if it is not known yet, or none is chosen. */
  readonly assignmentId: string | undefined
  readonly serviceId: string | undefined
}

/**
 * The people for whom the account may book: those who can be booked there first, then the user (product §5, "first
 * eligible profile"); apart from them those whose age is not accepted there. Undefined while they are loading.
 */
export function usePatients({ assignmentId, serviceId }: Place) {
  const { data: profile } = useProfile()
  const capabilities = useCallQuery(
    'listBookingCapabilities',
    { query: { assignmentId: assignmentId ?? '', ...(serviceId && { serviceId }) } },
    { enabled: assignmentId !== undefined },
  )
  // If that cannot be known, the server decides when the user joins.
  const isKnown = assignmentId === undefined || capabilities.data || capabilities.refusal
  if (!profile || !isKnown) return undefined
  const relatives = profile.family.filter(
    ({ relKind, accessLevels }) => relKind !== 'ME' && accessLevels.includes('BOOK_VISITS'),
  )
  const all = [
    { value: profile.me, label: profile.fullNameRu ?? '' },
    ...relatives.map(member => ({ value: member.profileId, label: member.profile.fullNameRu ?? '' })),
  ]
  const declined = capabilities.data?.filter(one => !one.onlineBookingAllowed) ?? []
  const isDeclined = ({ value }: { value: string }) => declined.some(({ profileId }) => profileId === value)
  const isOfWrongAge = ({ value }: { value: string }) =>
    declined.some(
      ({ profileId, declineReasons }) =>
        profileId === value && declineReasons.some(({ code }) => code === WRONG_AGE),
    )
  return {
    accepted: all
      .filter(patient => !isOfWrongAge(patient))
      .toSorted((a, b) => Number(isDeclined(a)) - Number(isDeclined(b))),
    ofWrongAge: all.filter(isOfWrongAge),
  }
}
