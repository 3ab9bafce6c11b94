import { useProfile } from './profile.ts'

/** The address of a person's photo; null if there is none that the account may see. */
export function usePhotoOf(profileId: string): string | null {
  const { data: profile } = useProfile()
  if (profile?.me === profileId) return profile.photoUrl
  return profile?.family.find(member => member.profileId === profileId)?.profile.photoUrl ?? null
}
