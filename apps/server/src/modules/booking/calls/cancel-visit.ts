import type { QueryOf } from '@vizit/contract/call.ts'
import { cancelVisit as call } from '@vizit/contract/calls/booking.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { hideCoverageFrom, type VisitDetails } from '../../visits/public.ts'
import type { BookingDeps } from '../deps.ts'
import { readContact } from '../store/account-contact.ts'
import { cancelBy } from '../use-cases/cancel-by.ts'

interface Cancellation {
  readonly actor: Patient
  readonly orderId: string
  /** Fields of the visit as the client knows them; a visit that differs is not cancelled. */
  readonly expected: QueryOf<typeof call>
}

/** Cancels the visit of a patient for whom the account may act. */
async function cancelVisit({ actor, orderId, expected }: Cancellation, deps: BookingDeps) {
  const { accountId } = actor
  const contact = await readContact(deps.database, accountId)
  if (!contact) return new Refused('NOT_FOUND', {})
  const mayCancel = async (visit: VisitDetails) => {
    const member = await deps.family.memberFor(actor, visit.profileId, 'BOOK_VISITS')
    return member !== undefined && isAsExpected(hideCoverageFrom(member, visit), expected)
  }
  return cancelBy(orderId, { accountId, contact, mayCancel }, deps)
}

function isAsExpected(visit: VisitDetails, expected: Cancellation['expected']): boolean {
  const { assignmentId, profileId, covererCode } = expected
  return (
    (assignmentId === undefined || assignmentId === visit.place.assignmentId) &&
    (profileId === undefined || profileId === visit.profileId) &&
    // The client sends an empty code when the visit has none.
    (covererCode === undefined || covererCode === (visit.covererCode ?? ''))
  )
}

export const cancelVisitRoute = handle(call, ({ actor, params, query }, deps: BookingDeps) =>
  cancelVisit({ actor, orderId: params.orderId, expected: query }, deps),
)
