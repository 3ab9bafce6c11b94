import { useProfile } from './profile.ts'

/** Where the photo of one of the account's people is; null where there is none that it may see. */
export function usePhotoOf(profileId: string): string | null {
  const { data: profile } = useProfile()
  if (profile?.me === profileId) return profile.photoUrl
  return profile?.family.find(member => member.profileId === profileId)?.profile.photoUrl ?? null
}
