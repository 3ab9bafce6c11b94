import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useEffect } from 'react'
import { codes } from '../../../app/documents/activation-codes.ts'

interface Agreed {
  readonly profileId: string
  readonly providerCode: string
  /** True if any document is open. */
  readonly isOpen: boolean
}

/** Closes the cached documents when the consent to see them is withdrawn, on any device. */
export function useCloseOnWithdrawal({ profileId, providerCode, isOpen }: Agreed): void {
  const { data } = useCallQuery('listDocumentsConsents', {}, { enabled: isOpen })
  const consent = data?.consents.find(
    each => each.profileId === profileId && each.providerCode === providerCode,
  )
  const isWithdrawn = isOpen && consent?.given === null
  useEffect(() => {
    if (isWithdrawn) codes.dropAllAt(providerCode)
  }, [isWithdrawn, providerCode])
}
