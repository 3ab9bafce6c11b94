import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { findVisit, hideCoverageFrom } from '../../visits/public.ts'
import type { BookingDeps } from '../deps.ts'
import { candidateOf } from './candidate.ts'
import { holdOwnersOf } from './hold-owners.ts'
import { moveTo } from './move-to.ts'
import { seesCoverage } from './sees-coverage.ts'

export interface MoveRequest {
  readonly actor: Patient
  readonly orderId: string
  readonly timeslotId: string
  readonly acceptedShare?: number | undefined
  readonly language: Language
}

/** Moves the visit of a patient for whom the account may act. */
export async function moveVisit(
  { actor, orderId, timeslotId, acceptedShare, language }: MoveRequest,
  deps: BookingDeps,
) {
  const visit = await findVisit(deps.database, orderId)
  const member = visit && (await deps.family.memberFor(actor, visit.profileId, 'VIEW_VISITS'))
  if (!visit || !member || visit.status === 'cancelled') return new Refused('NOT_FOUND', {})
  const { accountId } = actor
  const moved = await moveTo(
    {
      visit,
      timeslotId,
      acceptedShare: seesCoverage(member) ? acceptedShare : undefined,
      patient: member,
      accountId,
      holders: holdOwnersOf(actor),
      language,
      whom: (bookingContext, now) =>
        bookingContext.account
          ? {
              person: candidateOf(member, bookingContext, { now, visitAt: bookingContext.slot?.startsAt }),
              contact: bookingContext.account,
            }
          : undefined,
    },
    deps,
  )
  return moved instanceof Refused ? moved : hideCoverageFrom(member, moved)
}
