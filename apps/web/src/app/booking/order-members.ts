import type { Answer } from '@vizit/api-client/calls.ts'
import { shownReason } from '@vizit/domain/booking/decline-code.ts'
import type { Profile } from '../people/profile.ts'

type Capability = Answer<'listBookingCapabilities'>[number]

/** A possible patient, and whether they can be booked here. */
export interface Candidate {
  readonly profileId: string
  readonly relKind: Profile['family'][number]['relKind']
  readonly isGrownChild: boolean
  readonly fullName: string | null
  readonly sex: Profile['sex']
  readonly photoUrl: string | null
  /** 'theirs': an adult gives consent themselves; for a child, a parent does. */
  readonly consent: 'given' | 'own' | 'theirs'
  readonly allowed: boolean
  readonly reasons: Capability['declineReasons']
  readonly shownReason: Capability['declineReasons'][number] | null
}

/**
 * The people whom the account may book here: those who can be booked first, otherwise in the family's order (product
 * §5).
 */
export function orderMembers(profile: Profile, capabilities: readonly Capability[]): readonly Candidate[] {
  const family = new Map(profile.family.map(member => [member.profileId, member]))
  const candidates = capabilities.map(({ profileId, onlineBookingAllowed, declineReasons }): Candidate => {
    const isMe = profileId === profile.me
    const member = family.get(profileId)
    const person = isMe ? profile : member?.profile
    const relKind = isMe ? 'ME' : (member?.relKind ?? 'OTHER')
    const isOwn = relKind === 'ME' || relKind === 'CHILD'
    return {
      profileId,
      relKind,
      isGrownChild: member?.isGrownChild ?? false,
      fullName: person?.fullNameRu ?? null,
      sex: person?.sex ?? null,
      photoUrl: person?.photoUrl ?? null,
      consent: person?.consentReceived ? 'given' : isOwn ? 'own' : 'theirs',
      allowed: onlineBookingAllowed,
      reasons: declineReasons.toSorted((a, b) => b.weight - a.weight),
      shownReason: shownReason(declineReasons),
    }
  })
  return candidates.toSorted((a, b) => Number(b.allowed) - Number(a.allowed))
}
