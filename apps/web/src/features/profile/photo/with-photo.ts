import type { Profile } from '../../../app/people/profile.ts'

/** The profile in which a person, the user or one of the family, has this photo, or none. */
export function withPhoto(known: Profile, profileId: string, photoUrl: string | null): Profile {
  const family = known.family.map(member =>
    member.profileId === profileId ? { ...member, profile: { ...member.profile, photoUrl } } : member,
  )
  return { ...known, family, ...(known.me === profileId ? { photoUrl } : {}) }
}
