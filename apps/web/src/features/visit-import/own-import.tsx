import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useProfile } from '../../app/people/profile.ts'
import { dropVisitImport, type VisitImport } from '../../app/visit-import/visit-import.ts'
import { ConfirmImport } from './confirm/confirm-import.tsx'
import { ImportFailed } from './dialogs/import-failed.tsx'
import { PhoneMismatch } from './dialogs/phone-mismatch.tsx'
import { type ImportedOrder, ownVisitOf } from './import-types.ts'

interface OwnImportProps {
  pending: VisitImport
  order: ImportedOrder
}

/** The form for the user whose phone was used for the booking; for another user, how to sign in with that phone. */
export function OwnImport({ pending, order }: OwnImportProps) {
  const profile = useProfile()
  const isLetIn = profile.data !== undefined && !profile.data.accessNotAuthorized
  const discovered = useCallQuery('discoverVisits', { query: {} }, { enabled: isLetIn })
  const refusal = profile.refusal ?? discovered.refusal
  if (refusal) {
    const retry = () => void (profile.refusal ? profile.refetch() : discovered.refetch())
    return <ImportFailed refusal={refusal} retry={retry} onClose={dropVisitImport} />
  }
  // A waiting device has its own screen; the import continues after that.
  if (!profile.data || !isLetIn || !discovered.data) return null
  const isOtherPhone = pending.phone !== null && pending.phone !== profile.data.primaryPhone
  const found = discovered.data.find(({ omId }) => omId === order.orderId)
  const own = found && !isOtherPhone ? ownVisitOf(found) : null
  if (own) return <ConfirmImport key={own.omId} visit={own} profile={profile.data} />
  if (discovered.isFetching) return null
  return <PhoneMismatch pending={pending} own={profile.data.primaryPhone} />
}
