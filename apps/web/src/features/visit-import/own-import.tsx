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

/** The form for the person whose phone the visit was booked with; for another one, how to become that person. */
export function OwnImport({ pending, order }: OwnImportProps) {
  const profile = useProfile()
  const isLetIn = profile.data !== undefined && !profile.data.accessNotAuthorized
  const discovered = useCallQuery('discoverVisits', { query: {} }, { enabled: isLetIn })
  const refusal = profile.refusal ?? discovered.refusal
  if (refusal) {
    const retry = () => void (profile.refusal ? profile.refetch() : discovered.refetch())
    return <ImportFailed refusal={refusal} retry={retry} onClose={dropVisitImport} />
  }
  // A device that waits to be let in says so by itself; the import goes on afterwards.
  if (!profile.data || !isLetIn || !discovered.data) return null
  const isOtherPhone = pending.phone !== null && pending.phone !== profile.data.primaryPhone
  const found = discovered.data.find(({ omId }) => omId === order.orderId)
  const own = found && !isOtherPhone ? ownVisitOf(found) : null
  if (own) return <ConfirmImport key={own.omId} visit={own} profile={profile.data} />
  if (discovered.isFetching) return null
  return <PhoneMismatch pending={pending} own={profile.data.primaryPhone} />
}
