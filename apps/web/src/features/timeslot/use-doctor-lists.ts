import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useDeferredValue } from 'react'
import { inTown } from './in-town.ts'

/** Doctors and branches of a medical organisation, of one town where it has any there. */
export function useDoctorLists(provider: string, town: number | undefined) {
  const input = { params: { provider } }
  const doctors = useCallQuery('listDoctors', { ...input, query: {} }, { staleTime: 60_000 })
  const branches = useCallQuery('listBranches', input, { staleTime: 3_600_000 })
  // A hundred doctors are drawn bit by bit, so that a slow phone goes on answering its person meanwhile.
  const listed = useDeferredValue(doctors.data)
  return {
    lists: listed && branches.data && inTown(listed, branches.data, town),
    refusal: doctors.refusal ?? branches.refusal,
    retry: () => Promise.all([doctors.refetch(), branches.refetch()]),
  }
}
