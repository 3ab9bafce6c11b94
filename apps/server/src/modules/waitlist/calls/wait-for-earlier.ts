import type { BodyOf } from '@vizit/contract/call.ts'
import { waitForEarlier as call } from '@vizit/contract/calls/waitlist.ts'
import { isChangeable } from '@vizit/domain/booking/change-cut-off.ts'
import { isPlanned } from '@vizit/domain/visits/visit-status.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { refuseAnyMove, refuseChange } from '../../booking/public.ts'
import { findVisit, type VisitDetails } from '../../visits/public.ts'
import type { WaitlistDeps } from '../deps.ts'
import { joinWaitlist } from '../use-cases/join-waitlist.ts'
import { readWanted, wantedProblems } from '../use-cases/read-wanted.ts'

interface EarlierAsked {
  readonly actor: Patient
  readonly body: BodyOf<typeof call>
  readonly key: string | null
  readonly language: Language
}

/**
 * Waits for a time earlier than an existing visit, with the same doctor at the same branch and for the same
 * service.
 */
async function waitForEarlier(asked: EarlierAsked, deps: WaitlistDeps) {
  const { actor, body, language } = asked
  const now = deps.clock.now()
  const visit = await findVisit(deps.database, body.orderId)
  const member = visit && (await deps.family.memberFor(actor, visit.profileId, 'BOOK_VISITS'))
  if (!visit || !member || visit.status === 'cancelled') return new Refused('NOT_FOUND', {})
  const { place, profileId } = visit
  const { cancelCutOffMinutes } = await deps.settings()
  const late = refuseLate(visit, now, cancelCutOffMinutes)
  if (late) return late
  const wanted = readWanted(body, now)
  if (wanted instanceof Refused) return wanted
  const serviceId = visit.service?.id ?? null
  const refused = await refuseAnyMove(
    {
      accountId: actor.accountId,
      profileId,
      assignmentId: place.assignmentId,
      serviceId,
      language,
    },
    deps.booking,
  )
  if (refused) return refused
  return joinWaitlist(
    {
      ...asked,
      call: 'waitForEarlier',
      profileId,
      wanted,
      waitedFor: {
        visit: { id: visit.id, startsAt: visit.startsAt },
        providerId: place.providerId,
        doctorId: place.doctorId,
        branchId: place.branchId,
        specialityId: null,
        serviceId,
      },
    },
    deps,
  )
}

function refuseLate({ status, startsAt, place }: VisitDetails, now: Date, cutOffMinutes: number) {
  if (!isPlanned(status) || startsAt <= now) return refuseChange('over', place, cutOffMinutes)
  return isChangeable(startsAt, now, cutOffMinutes)
    ? undefined
    : refuseChange('too-late', place, cutOffMinutes)
}

export const waitForEarlierRoute = handle(
  call,
  ({ actor, body, idempotencyKey: key, language }, deps: WaitlistDeps) =>
    waitForEarlier({ actor, body, key, language }, deps),
  { rules: (body, { clock }) => wantedProblems(body, clock.now()) },
)
