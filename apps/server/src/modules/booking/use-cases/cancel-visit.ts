import type { QueryOf } from '@vizit/contract/call.ts'
import type { cancelVisit as call } from '@vizit/contract/calls/booking.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { findVisit, type VisitDetails } from '../../visits/public.ts'
import type { BookingDeps } from '../deps.ts'
import { readContact } from '../store/account-contact.ts'
import { cancel } from '../store/changes.ts'
import { refuseChange } from './refuse-change.ts'
import { visitMessage } from './visit-message.ts'

export interface Cancellation {
  readonly actor: Patient
  readonly orderId: string
  /** What the client believes the visit to be. */
  readonly expected: QueryOf<typeof call>
}

/** Cancels a visit and frees its timeslot at once; to cancel it again succeeds and changes nothing. */
export async function cancelVisit(asked: Cancellation, deps: BookingDeps) {
  const [account, { cancelCutOffMinutes: cutOffMinutes }] = await Promise.all([
    readContact(deps.database, asked.actor.accountId),
    deps.settings(),
  ])
  // Again where a move came between reading and cancelling: the message tells of the visit that is cancelled.
  for (;;) {
    const visit = await findVisit(deps.database, asked.orderId)
    if (!account || !visit || !(await mayCancel(asked, visit, deps))) return new Refused('NOT_FOUND', {})
    const { startsAt, place } = visit
    const message = visitMessage({ template: 'visit-cancelled', startsAt, place, account })
    const { outcome } = await cancel(deps.database, {
      visitId: visit.id,
      seen: visit.sequence,
      accountId: asked.actor.accountId,
      now: deps.clock.now(),
      cutOffMinutes,
      message: deps.notifications.outboxRow(message),
    })
    switch (outcome) {
      case 'changed':
        continue
      case 'cancelled':
        deps.notifications.nudge()
        deps.changes.tell('visits', { profiles: [visit.profileId] })
        return undefined
      case 'repeated':
        return undefined
      case 'over':
      case 'too-late':
        return refuseChange(outcome, place, cutOffMinutes)
      case 'unknown':
        return new Refused('NOT_FOUND', {})
    }
  }
}

async function mayCancel({ actor, expected }: Cancellation, visit: VisitDetails, { family }: BookingDeps) {
  const member = await family.memberFor(actor, visit.profileId, 'BOOK_VISITS')
  return member !== undefined && isAsExpected(visit, expected)
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
