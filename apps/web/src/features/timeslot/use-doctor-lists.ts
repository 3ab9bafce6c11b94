import { useCallQuery } from '@vizit/api-client/react/call-query.ts'

/** Doctors and branches of a medical organisation. */
export function useDoctorLists(provider: string) {
  const input = { params: { provider } }
  const doctors = useCallQuery('listDoctors', { ...input, query: {} }, { staleTime: 60_000 })
  const branches = useCallQuery('listBranches', input, { staleTime: 3_600_000 })
  return {
    doctors: doctors.data,
    branches: branches.data,
    refusal: doctors.refusal ?? branches.refusal,
    retry: () => Promise.all([doctors.refetch(), branches.refetch()]),
  }
}
