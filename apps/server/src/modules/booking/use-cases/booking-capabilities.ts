import type { BookingCapability } from '@vizit/contract/shapes/visit.ts'
import { declineReasons } from '@vizit/domain/booking/decline-reasons.ts'
import type { z } from 'zod'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { BookingDeps } from '../deps.ts'
import { readOffer } from '../store/offer.ts'
import { candidateOf } from './candidate.ts'
import { declineHint, declineTexts } from './decline-texts.ts'

export interface CapabilitiesAsked {
  readonly actor: Patient
  readonly assignmentId: string
  readonly language: Language
}

/** Who of the family may be booked at an assignment, and every reason why not, before a slot is chosen. */
export async function bookingCapabilities(
  { actor, assignmentId, language }: CapabilitiesAsked,
  deps: BookingDeps,
) {
  const now = deps.clock.now()
  const [members, { missedVisits }] = await Promise.all([deps.family.membersOf(actor), deps.settings()])
  const offer = await readOffer(deps.database, {
    assignmentId,
    profileIds: members.map(({ profileId }) => profileId),
    accountId: actor.accountId,
    now,
  })
  if (!offer) return new Refused('NOT_FOUND', {})
  return members.map((member): z.output<typeof BookingCapability> => {
    const person = candidateOf(member, offer, now)
    const codes = declineReasons(offer.terms, person, missedVisits)
    return {
      profileId: member.profileId,
      onlineBookingAllowed: codes.length === 0,
      declineReasons: declineTexts(codes, person.record, language),
      profileHint: declineHint(codes, language),
    }
  })
}
