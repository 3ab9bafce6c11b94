import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import type { WaitSearch } from '../wait-search.ts'

/** What the address asks to wait for, in words, and the possible places. */
export function useWaitFromAddress({ clinic = '', doctor, service }: WaitSearch) {
  const doctors = useCallQuery(
    'listPhysicians',
    { query: { ids: doctor ?? '1', includeAssignments: 'true' } },
    { enabled: doctor !== undefined },
  )
  const services = useCallQuery(
    'listServices',
    { params: { provider: clinic } },
    { enabled: service !== undefined && clinic !== '' },
  )
  const givers = useCallQuery(
    'listDoctors',
    { params: { provider: clinic }, query: { ...(service && { serviceId: service }) } },
    { enabled: doctor === undefined && service !== undefined && clinic !== '' },
  )
  const known = doctors.data?.[0]
  const provider = known?.providerCode ?? clinic
  const branches = useCallQuery(
    'listBranches',
    { params: { provider } },
    { enabled: provider !== '', staleTime: 60_000 },
  )
  const wanted = services.data?.services.find(({ id }) => id === service)
  const isPending =
    (doctor !== undefined && doctors.isPending) ||
    (service !== undefined && services.isPending) ||
    (doctor === undefined && service !== undefined && givers.isPending) ||
    (provider !== '' && branches.isPending)
  const places = (doctor === undefined ? (givers.data ?? []) : known ? [known] : [])
    .flatMap(({ worksAt }) => worksAt)
    .filter(
      ({ serviceMappings }) =>
        service === undefined || serviceMappings.some(({ serviceId }) => serviceId === service),
    )
  const online = places.filter(({ onlineBooking }) => onlineBooking)
  const branchesOf = (some: typeof places) =>
    (branches.data ?? []).filter(({ branchId }) => some.some(place => place.branchId === branchId))
  return {
    isPending,
    refusal: doctors.refusal ?? services.refusal ?? givers.refusal ?? branches.refusal,
    physician: known,
    service: wanted,
    /** The places where times can be offered: those with online booking. */
    places: online,
    branches: branchesOf(online),
    /** The phones otherwise: of all branches that give it, or of the organisation. */
    phones: (places.length > 0 ? branchesOf(places) : (branches.data ?? []))
      .map(({ phones }) => phones)
      .join(';'),
    isKnown: (doctor === undefined || known !== undefined) && (service === undefined || wanted !== undefined),
  }
}
