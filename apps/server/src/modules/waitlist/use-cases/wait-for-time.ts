import type { BodyOf } from '@vizit/contract/call.ts'
import type { waitForTime as call } from '@vizit/contract/calls/waitlist.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { type AnyTimeRefusal, refuseAnyTime } from '../../booking/public.ts'
import type { WaitlistDeps } from '../deps.ts'
import { assignmentsOfWait } from '../store/assignments-of-wait.ts'
import { joinWaitlist } from './join-waitlist.ts'
import { readWanted, wantedProblems } from './read-wanted.ts'

export interface TimeRequest {
  readonly actor: Patient
  readonly body: BodyOf<typeof call>
  readonly key: string | null
  readonly language: Language
}

/** Waits for any free time of a doctor, or for a service. Refused if no time could ever be offered. */
export async function waitForTime(asked: TimeRequest, deps: WaitlistDeps) {
  const { actor, body } = asked
  const { profileId, doctorId, branchId, serviceId } = body
  const now = deps.clock.now()
  if (doctorId === undefined && serviceId === undefined) {
    const fields = [{ path: 'doctorId', problem: 'required' }, ...wantedProblems(body, now)]
    return new Refused('INVALID_ARGUMENT', { fields })
  }
  const wanted = readWanted(body, now)
  if (wanted instanceof Refused) return wanted
  const places = await assignmentsOfWait(deps.database, { doctorId, branchId, serviceId })
  const [first] = places
  if (!first) return new Refused('NOT_FOUND', {})
  const refused = await refuseEverywhere(places, asked, deps)
  if (refused) return refused
  return joinWaitlist(
    {
      ...asked,
      actor,
      call: 'waitForTime',
      profileId,
      wanted,
      waitedFor: {
        visit: null,
        providerId: first.providerId,
        doctorId: doctorId ?? null,
        branchId: branchId ?? null,
        specialityId: null,
        serviceId: serviceId ?? null,
      },
    },
    deps,
  )
}

/** The first refusal if every assignment would refuse; one that would not is enough to wait. */
async function refuseEverywhere(
  places: readonly { readonly assignmentId: string }[],
  { actor, body, language }: TimeRequest,
  { booking }: WaitlistDeps,
): Promise<AnyTimeRefusal | undefined> {
  let refused: AnyTimeRefusal | undefined
  for (const { assignmentId } of places) {
    const answer = await refuseAnyTime(
      {
        accountId: actor.accountId,
        profileId: body.profileId,
        assignmentId,
        serviceId: body.serviceId ?? null,
        language,
      },
      booking,
    )
    if (!answer) return undefined
    refused ??= answer
  }
  return refused
}
