import { useLocation } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { isAdultOn } from '@vizit/domain/person/age.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { isComplete, useProfile } from '../../app/people/profile.ts'
import { dropVisitImport, type VisitImport } from '../../app/visit-import/visit-import.ts'
import { ConfirmImport } from './confirm/confirm-import.tsx'
import { ImportFailed } from './dialogs/import-failed.tsx'
import { PhoneMismatch } from './dialogs/phone-mismatch.tsx'
import { type ImportedOrder, type OwnVisit, ownVisitOf } from './import-types.ts'

interface OwnImportProps {
  pending: VisitImport
  order: ImportedOrder
}

const isChild = ({ patient: { birthday } }: OwnVisit) =>
  birthday !== null && !isAdultOn(civilDateOf(Date.now()), birthday)

/** The form for the user whose phone was used for the booking; for another user, how to sign in with that phone. */
export function OwnImport({ pending, order }: OwnImportProps) {
  const profile = useProfile()
  const isOnProfile = useLocation({ select: ({ pathname }) => pathname === '/profile/edit' })
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
  // An adult's visit fills an empty profile; a child's needs the parent's first, and would be refused and typed again.
  if (own && isOnProfile && isChild(own) && !isComplete(profile.data)) return null
  if (own) return <ConfirmImport key={own.omId} visit={own} profile={profile.data} />
  if (discovered.isFetching) return null
  return <PhoneMismatch pending={pending} own={profile.data.primaryPhone} />
}
