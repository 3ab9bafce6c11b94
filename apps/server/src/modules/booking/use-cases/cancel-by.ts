import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { findVisit, type VisitDetails } from '../../visits/public.ts'
import type { BookingDeps } from '../deps.ts'
import { messagesToOthersOf } from './messages-to-others-of.ts'
import { refuseChange } from './refuse-change.ts'
import { refuseClinic } from './refuse-clinic.ts'
import { cancelAtTimetableOwner } from './route-to-timetable-owner.ts'
import { visitMessage } from './visit-message.ts'

/** The person who cancels a visit. */
export interface Canceller {
  /** Null: a person without an account. */
  readonly accountId: string | null
  /** The phone and the language of their message. */
  readonly contact: { readonly phone: string; readonly language: Language }
  mayCancel(visit: VisitDetails): Promise<boolean>
}

type CancellingDeps = Pick<
  BookingDeps,
  'database' | 'clock' | 'notifications' | 'changes' | 'messagesToOthers' | 'remote' | 'settings'
>

/** Cancels a visit and frees its timeslots at once. Cancelling it again succeeds and changes nothing. */
export async function cancelBy(
  orderId: string,
  { accountId, contact, mayCancel }: Canceller,
  deps: CancellingDeps,
) {
  const { cancelCutOffMinutes: cutOffMinutes } = await deps.settings()
  // Retry when the visit was moved after the read, so that the message describes the visit that is cancelled.
  for (;;) {
    const visit = await findVisit(deps.database, orderId)
    if (!visit || !(await mayCancel(visit))) return new Refused('NOT_FOUND', {})
    const { startsAt, place } = visit
    const message = visitMessage({
      visitId: visit.id,
      template: 'visit-cancelled',
      startsAt,
      patient: visit.patientFirstName,
      place,
      account: contact,
      accountId,
    })
    const others = await messagesToOthersOf(visit, { what: 'cancelled', by: accountId }, deps)
    const asked = {
      visitId: visit.id,
      seen: visit.sequence,
      accountId,
      now: deps.clock.now(),
      cutOffMinutes,
      messages: [deps.notifications.outboxRow(message), ...others],
    }
    const { outcome } = await cancelAtTimetableOwner(asked, place, deps)
    switch (outcome) {
      case 'changed':
        continue
      case 'cancelled':
        deps.notifications.nudge()
        deps.changes.publish('visits', { profiles: [visit.profileId] })
        return undefined
      case 'repeated':
        return undefined
      case 'over':
      case 'too-late':
        return refuseChange(outcome, place, cutOffMinutes)
      case 'unavailable':
        return refuseClinic('silent', place)
      case 'unknown':
        return new Refused('NOT_FOUND', {})
    }
  }
}
