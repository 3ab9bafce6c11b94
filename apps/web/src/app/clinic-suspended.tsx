import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'

const UNAVAILABLE = { code: 'CLINIC_UNAVAILABLE', attributes: {} } as const

interface ClinicSuspendedProps {
  provider: string
  /** Absent: the phones of all branches. */
  branchId?: string
}

/** Where the account of a medical organisation is inactive, before anybody looks for a time; else nothing. */
export function ClinicSuspended({ provider, branchId }: ClinicSuspendedProps) {
  const { data } = useCallQuery('listBranches', { params: { provider } }, { staleTime: 3_600_000 })
  const branches = data?.filter(branch => branch.suspended && (!branchId || branch.branchId === branchId))
  if (!branches?.length) return null
  const phones = new Set(branches.flatMap(branch => branch.phones.split(';')))
  return <RefusalBlock refusal={UNAVAILABLE} action={<PhoneLinks phones={[...phones].join(';')} />} />
}
