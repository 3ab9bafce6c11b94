import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import type { WaitSearch } from '../../../app/wait-search.ts'

/** What the address asks to wait for, in words, and where it could be. */
export function useWaitedFor({ clinic = '', doctor, service }: WaitSearch) {
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
    (provider !== '' && branches.isPending)
  return {
    isPending,
    refusal: doctors.refusal ?? services.refusal ?? branches.refusal,
    physician: known,
    service: wanted,
    branches: (branches.data ?? []).filter(
      ({ branchId }) => known === undefined || known.branches.includes(branchId),
    ),
    isKnown: (doctor === undefined || known !== undefined) && (service === undefined || wanted !== undefined),
  }
}
