import { useSearch } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { STALE_TIMES } from '../api/stale-times.ts'

const SUSPENDED = {
  code: 'CLINIC_UNAVAILABLE',
  attributes: { reason: 'suspended', phones: '' },
} as const

/**
 * Shown before the search if the account of a medical organisation is inactive; otherwise nothing. It contains the
 * phones of the only branch; several branches show their phones below.
 */
export function ClinicSuspended({ provider }: { provider: string }) {
  const { data } = useCallQuery(
    'listBranches',
    { params: { provider } },
    { staleTime: STALE_TIMES.listBranches },
  )
  const { branch: chosen } = useSearch({ strict: false })
  const suspended = data?.filter(branch => branch.suspended) ?? []
  if (suspended.length === 0) return null
  const [one, another] = suspended.filter(({ branchId }) => !chosen || branchId === chosen)
  return <RefusalBlock refusal={SUSPENDED} action={one && !another && <PhoneLinks phones={one.phones} />} />
}
