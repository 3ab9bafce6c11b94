import type { QueryOf } from '@vizit/contract/call.ts'
import type { cancelVisit as call } from '@vizit/contract/calls/booking.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { findVisit, type VisitDetails } from '../../visits/public.ts'
import type { BookingDeps } from '../deps.ts'
import { readContact } from '../store/account-contact.ts'
import { cancel } from '../store/changes.ts'
import { visitMessage } from './visit-message.ts'

export interface Cancellation {
  readonly actor: Patient
  readonly orderId: string
  /** What the client believes the visit to be. */
  readonly expected: QueryOf<typeof call>
}

/** Cancels a visit and frees its timeslot at once; to cancel it again succeeds and changes nothing. */
export async function cancelVisit({ actor, orderId, expected }: Cancellation, deps: BookingDeps) {
  const visit = await findVisit(deps.database, orderId)
  if (!visit || !isAsExpected(visit, expected)) return new Refused('NOT_FOUND', {})
  const [member, account, { cancelCutOffMinutes }] = await Promise.all([
    deps.family.memberFor(actor, visit.profileId, 'BOOK_VISITS'),
    readContact(deps.database, actor.accountId),
    deps.settings(),
  ])
  if (!member || !account) return new Refused('NOT_FOUND', {})
  const message = visitMessage({
    template: 'visit-cancelled',
    startsAt: visit.startsAt,
    place: visit.place,
    account,
  })
  const { outcome } = await cancel(deps.database, {
    visitId: visit.id,
    accountId: actor.accountId,
    now: deps.clock.now(),
    cutOffMinutes: cancelCutOffMinutes,
    message: deps.notifications.outboxRow(message),
  })
  if (outcome === 'cancelled') deps.notifications.nudge()
  if (outcome === 'unknown') return new Refused('NOT_FOUND', {})
  return outcome === 'too-late'
    ? new Refused('VISIT_CHANGE_TOO_LATE', { phones: visit.place.branchPhones.join(';') })
    : undefined
}

function isAsExpected(visit: VisitDetails, expected: Cancellation['expected']): boolean {
  const { assignmentId, profileId, covererCode } = expected
  return (
    (assignmentId === undefined || assignmentId === visit.place.assignmentId) &&
    (profileId === undefined || profileId === visit.profileId) &&
    // The client sends an empty code where the visit has none.
    (covererCode === undefined || covererCode === (visit.covererCode ?? ''))
  )
}
