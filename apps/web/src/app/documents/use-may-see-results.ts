import { useProfile } from '../people/profile.ts'

/** True if the account holds VIEW_REPORTS_TESTS on a person (product §6); undefined while the profile is loading. */
export function useMaySeeResults(profileId: string): boolean | undefined {
  const { data: profile } = useProfile()
  if (!profile) return undefined
  if (profile.me === profileId) return true
  const member = profile.family.find(relative => relative.profileId === profileId)
  return member?.accessLevels.includes('VIEW_REPORTS_TESTS') ?? false
}
