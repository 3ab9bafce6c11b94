import { listBookingCapabilities as call } from '@vizit/contract/calls/booking.ts'
import { takesChildren } from '@vizit/domain/booking/remedy.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { minskMidnight } from '@vizit/domain/time/minsk.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { BookingDeps } from '../deps.ts'
import { readBookingContext } from '../store/booking-context.ts'
import { candidateOf } from '../use-cases/candidate.ts'
import { capabilityOf } from '../use-cases/decline-texts.ts'
import { declinesOf } from '../use-cases/declines.ts'
import { asSeenBy } from '../use-cases/sees-coverage.ts'
import { waitingMemberships } from '../use-cases/waiting-membership.ts'

interface CapabilitiesAsked {
  readonly actor: Patient
  readonly assignmentId: string
  readonly serviceId?: string | undefined
  /** Of the visit; absent while no time is chosen. */
  readonly day?: CivilDate | undefined
  readonly language: Language
}

/**
 * Who of the family may be booked at an assignment, and every reason why not; called before a timeslot is chosen.
 */
async function listBookingCapabilities(
  { actor, assignmentId, serviceId, day, language }: CapabilitiesAsked,
  deps: BookingDeps,
) {
  const now = deps.clock.now()
  const visitAt = day === undefined ? undefined : new Date(minskMidnight(day))
  const [members, settings] = await Promise.all([deps.family.membersOf(actor), deps.settings()])
  const asked = await Promise.all(
    members.map(async member => {
      const { profileId } = member
      const bookingContext = await readBookingContext(deps.database, {
        assignmentId,
        serviceId,
        profileId,
        accountId: actor.accountId,
        day,
        now,
      })
      if (!bookingContext || (serviceId !== undefined && !bookingContext.service)) return undefined
      const person = candidateOf(member, asSeenBy(member, bookingContext), { now, visitAt })
      const codes = declinesOf(bookingContext.terms, person, settings)
      return { profileId, accessLevels: member.accessLevels, person, codes, terms: bookingContext.terms }
    }),
  )
  const known = asked.filter(member => member !== undefined)
  if (known.length === 0) return new Refused('NOT_FOUND', {})
  const takesFamily = known.some(({ codes }) => codes.length === 0)
  const declined = { declined: known, assignmentIds: [assignmentId], now }
  const waits = await waitingMemberships(deps.database, declined)
  return known.map(({ person, terms, ...member }) => {
    const { waiting, ...membership } = waits(member.profileId)
    const facts = { person: { ...person, ...membership }, waiting, takesFamily }
    return capabilityOf(member, { ...facts, takesChildren: takesChildren(terms) }, language)
  })
}

export const listBookingCapabilitiesRoute = handle(call, ({ actor, query, language }, deps: BookingDeps) =>
  listBookingCapabilities({ actor, ...query, language }, deps),
)
