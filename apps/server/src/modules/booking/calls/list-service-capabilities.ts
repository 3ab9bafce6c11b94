import { listServiceCapabilities as call } from '@vizit/contract/calls/booking.ts'
import type { ServiceCapability } from '@vizit/contract/shapes/visit.ts'
import { anyDoctorDeclines } from '@vizit/domain/booking/any-doctor.ts'
import { takesChildren } from '@vizit/domain/booking/remedy.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { minskMidnight } from '@vizit/domain/time/minsk.ts'
import type { z } from 'zod'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { NO_HISTORY, readHistories } from '../any-doctor/histories.ts'
import { onlineBookingPermission } from '../any-doctor/online-booking-permission.ts'
import { type ServiceAssignment, serviceAssignments } from '../any-doctor/service-assignments.ts'
import type { BookingDeps } from '../deps.ts'
import { type Membership, NO_MEMBERSHIP, readMemberships } from '../store/programme-members.ts'
import { ageOf, candidateOf } from '../use-cases/candidate.ts'
import { capabilityOf } from '../use-cases/decline-texts.ts'
import { declinesOf } from '../use-cases/declines.ts'
import { seesCoverage } from '../use-cases/sees-coverage.ts'
import { waitingMemberships } from '../use-cases/waiting-membership.ts'

interface ServiceCapabilitiesAsked {
  readonly actor: Patient
  readonly serviceId: string
  readonly assignmentIds: readonly string[]
  /** Of the visit; absent while no date is chosen. */
  readonly day?: CivilDate | undefined
  readonly language: Language
}

type Capability = z.output<typeof ServiceCapability>

/**
 * Who of the family may be booked for a service with any of these doctors, and why not; called before a time is
 * chosen. The number of statements does not depend on the number of doctors and relatives.
 */
async function listServiceCapabilities(
  { actor, serviceId, assignmentIds, day, language }: ServiceCapabilitiesAsked,
  deps: BookingDeps,
) {
  const { database, family } = deps
  const now = deps.clock.now()
  const visitAt = day === undefined ? undefined : new Date(minskMidnight(day))
  const [members, settings, account, given] = await Promise.all([
    family.membersOf(actor),
    deps.settings(),
    onlineBookingPermission(database, actor.accountId),
    serviceAssignments(database, assignmentIds, serviceId),
  ])
  if (given.length === 0) return new Refused('NOT_FOUND', {})
  const profileIds = members.map(({ profileId }) => profileId)
  const coveredIds = members.filter(seesCoverage).map(({ profileId }) => profileId)
  const doctorIds = given.map(({ doctorId }) => doctorId)
  const [histories, membershipAt] = await Promise.all([
    readHistories(database, { profileIds, doctorIds, now }),
    membershipsAt(database, { profileIds: coveredIds, given, day, now }),
  ])
  const asked = members.map(member => {
    const { record, doctorIds: known } = histories.get(member.profileId) ?? NO_HISTORY
    const personAt = ({ assignmentId, doctorId }: ServiceAssignment) => {
      const membership = membershipAt(member.profileId, assignmentId)
      return candidateOf(
        member,
        { account, history: { record, known: known.has(doctorId) }, membership },
        { now, visitAt },
      )
    }
    const declined = given.map(at => [at.assignmentId, declinesOf(at.terms, personAt(at), settings)] as const)
    const memberships = given.map(({ assignmentId }) => membershipAt(member.profileId, assignmentId))
    const person = {
      ...{ relation: member.relKind, age: ageOf(member, now), record },
      isMember: memberships.some(({ isMember }) => isMember),
      coversOtherDay: memberships.some(({ coversOtherDay }) => coversOtherDay),
    }
    const { profileId, accessLevels } = member
    return { profileId, accessLevels, person, ...anyDoctorDeclines(new Map(declined)) }
  })
  const waits = await waitingMemberships(database, {
    declined: asked,
    assignmentIds: given.map(({ assignmentId }) => assignmentId),
    now,
  })
  const takesFamily = asked.some(({ codes }) => codes.length === 0)
  const hasPlaceForChild = given.some(({ terms }) => takesChildren(terms))
  return asked.map(({ person, acceptedAt, differ, ...member }): Capability => {
    const { waiting, ...membership } = waits(member.profileId)
    const declined = { person: { ...person, ...membership }, waiting, takesFamily }
    return {
      ...capabilityOf(member, { ...declined, takesChildren: hasPlaceForChild }, language),
      acceptedAt: [...acceptedAt],
      reasonsDiffer: differ,
    }
  })
}

interface MembershipsAsked {
  readonly profileIds: readonly string[]
  readonly given: readonly ServiceAssignment[]
  readonly day: CivilDate | undefined
  readonly now: Date
}

/** Asked for only where one of the doctors takes members of programmes alone. */
async function membershipsAt(
  database: BookingDeps['database'],
  { profileIds, given, ...when }: MembershipsAsked,
): Promise<(profileId: string, assignmentId: string) => Membership> {
  const ofProgrammes = given.filter(({ terms }) => terms.policy === 'programme')
  if (ofProgrammes.length === 0) return () => NO_MEMBERSHIP
  const assignmentIds = ofProgrammes.map(({ assignmentId }) => assignmentId)
  return readMemberships(database, { profileIds, assignmentIds, ...when })
}

export const listServiceCapabilitiesRoute = handle(call, ({ actor, query, language }, deps: BookingDeps) =>
  listServiceCapabilities({ actor, ...query, language }, deps),
)
