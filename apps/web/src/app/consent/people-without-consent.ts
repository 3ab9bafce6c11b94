import { isAdultOn } from '@vizit/domain/person/age.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Profile } from '../people/profile.ts'

/** A person whose consent is missing (product §3, "Consent item"). */
export interface ConsentItem {
  readonly id: string
  readonly name: string | null
  readonly isMe: boolean
  readonly isChild: boolean
}

/** The user and every child under 18 without consent (product §5, "Consent list"). */
export function peopleWithoutConsent(profile: Profile, today: CivilDate): readonly ConsentItem[] {
  const me = { id: profile.me, name: profile.fullNameRu, isMe: true, isChild: false }
  const children = profile.family.flatMap(({ relKind, profileId, profile: child }) => {
    const isMinor = child.birthday !== null && !isAdultOn(today, child.birthday)
    if (relKind !== 'CHILD' || !isMinor || child.consentReceived) return []
    return [{ id: profileId, name: child.fullNameRu, isMe: false, isChild: true }]
  })
  return profile.consentReceived ? children : [me, ...children]
}
